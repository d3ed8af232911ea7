"""Work in processes apart: what takes long, or may go wrong, holds up nobody else."""

from yakata.apart.pool import Closed, Late, NoAnswer, Pool, TooMany, Worker
from yakata.apart.work import answer_questions, framed

__all__ = ["Closed", "Late", "NoAnswer", "Pool", "TooMany", "Worker", "answer_questions", "framed"]
