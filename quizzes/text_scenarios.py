"""Scenarios written into a class text: played by the engine, drawn for readers, remarked on for authors."""

from dataclasses import replace

from judgeclasses.scenario_blocks import Drawing
from quizzes.examining import examine
from quizzes.question_page import language


def draw_scenario(source: str, line: int) -> Drawing:
    """`line` is how many lines of the text stand before the scenario: remarks count from there."""
    examination = examine(source, language())
    remarks = tuple(
        replace(remark, line=remark.line + line if remark.line else line + 1)
        for remark in examination.remarks
    )
    shown = replace(examination, remarks=remarks)
    ruling = examination.ruling if examination.is_proved else None
    return Drawing(
        template="quizzes/text_scenario.html" if ruling else "",
        remarks="quizzes/text_scenario_remarks.html",
        context={"examination": shown, "ruling": ruling, "end": ruling and ruling.moments[-1]},
    )
