"""Addresses of questions, practice, exams and authoring."""

from django.urls import URLPattern, path

from quizzes.views import example, making, marks, quiz, quizzes, study, workshop

app_name = "quizzes"
urlpatterns: list[URLPattern] = [
    path("study/", study.choose_practice, name="study"),
    path("study/<slug:slug>/", study.practise, name="practise"),
    path("study/<slug:slug>/<int:question_id>/", study.answer_question, name="question"),
    path(
        "study/<slug:slug>/<int:question_id>/replay/<int:number>/",
        study.replay_question,
        name="replay-question",
    ),
    path(
        "classes/<slug:class_slug>/<slug:slug>/example/<int:number>/",
        example.replay_example,
        name="replay-example",
    ),
    path("classes/<slug:class_slug>/<slug:slug>/marks/", marks.mark_section, name="mark-section"),
    path("quiz/<str:token>/", quiz.start_quiz, name="quiz"),
    path("quiz/<str:token>/results/", quiz.show_results, name="quiz-results"),
    path("quiz/<str:token>/<int:number>/", quiz.answer_quiz, name="quiz-question"),
    path("quiz/<str:token>/<int:number>/replay/<int:step>/", quiz.replay_quiz, name="replay-quiz"),
    path("workshop/", workshop.show_workshop, name="workshop"),
    path("workshop/scenarios/new/", workshop.start_draft, name="start-draft"),
    path("workshop/scenarios/<int:draft_id>/", workshop.edit_draft, name="edit-draft"),
    path("workshop/scenarios/<int:draft_id>/ruling/", workshop.rule_draft, name="rule-draft"),
    path(
        "workshop/scenarios/<int:draft_id>/replay/<int:number>/",
        workshop.replay_draft,
        name="replay-draft",
    ),
    path("workshop/scenarios/<int:draft_id>/delete/", workshop.delete_draft, name="delete-draft"),
    path("workshop/scenarios/<int:draft_id>/question/", making.make_question, name="make-question"),
    path("workshop/questions/<int:question_id>/", quizzes.show_authored, name="authored-question"),
    path("workshop/quizzes/<int:quiz_id>/", quizzes.manage_quiz, name="manage-quiz"),
]
