import { getLibraryAnswer } from '@lectern/contracts/reference/ai/get-library-answer';
import { listLibraryAnswers } from '@lectern/contracts/reference/ai/list-library-answers';
import { matchLibraryAnswer } from '@lectern/contracts/reference/ai/match-library-answer';

/** Calls whose answers change when one of the library's own answers changes. */
export const ANSWER_CALLS = [getLibraryAnswer, listLibraryAnswers, matchLibraryAnswer];
