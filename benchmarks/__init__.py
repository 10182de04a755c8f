"""Figures of speed; each beside a calibration loop, so that a noisy machine shows."""
