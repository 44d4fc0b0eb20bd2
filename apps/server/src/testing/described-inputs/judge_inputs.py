"""Judges an answer by what the description says of the request: INPUT_INVALID to all that it forbids, and to nothing else."""

import re

import schemathesis
from schemathesis import GenerationMode

# Headers that are not of the call are nobody's business.
OF_INPUT = ("body", "query", "path", "path_parameters")


# Fields whose description says so are measured after such runs are cut. Blank entries of a list are not counted.
RUN = re.compile(r"(.)\1{10,}", re.DOTALL)
RUNS_ARE_CUT = "are cut to ten"


def counts_less(value, runs_are_cut):
    if isinstance(value, str):
        return runs_are_cut and RUN.search(value) is not None
    if isinstance(value, dict):
        return any(counts_less(one, runs_are_cut) for one in value.values())
    if isinstance(value, list):
        return any(one == "" or counts_less(one, runs_are_cut) for one in value)
    return False


def has_unknown_names(case):
    known = {one.name for one in case.operation.query}
    return any(name not in known for name in case.query or {})


def is_input_refused(response):
    if response.status_code != 400:
        return False
    return response.json().get("errCode") == "INPUT_INVALID"


@schemathesis.check
def input_as_described(ctx, response, case):
    # What a form says is text alone: a test of ours makes those.
    if case.media_type == "application/x-www-form-urlencoded":
        return
    if response.status_code in (401, 403, 429) or case.meta is None:
        return
    if response.status_code == 500:
        raise AssertionError(f"a fault of the server: {response.text[:300]}")
    if case.meta.generation.mode == GenerationMode.POSITIVE:
        if is_input_refused(response):
            raise AssertionError(f"a described request was refused: {response.text[:300]}")
        return
    # Fields that nobody knows are left out, and an empty body is one without fields: older clients send both.
    if "x-schemathesis" in str(case.query) or has_unknown_names(case):
        return
    if not case.body and not case.query:
        return
    runs_are_cut = RUNS_ARE_CUT in str(case.operation.definition.raw)
    if counts_less(case.body, runs_are_cut) or counts_less(case.query, runs_are_cut):
        return
    wrong = [str(at.value) for at, part in case.meta.components.items() if part.mode == GenerationMode.NEGATIVE]
    if any(at in OF_INPUT for at in wrong) and response.status_code < 400:
        raise AssertionError("a request that is not as described was taken")
