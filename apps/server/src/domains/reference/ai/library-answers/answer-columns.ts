import type { Language } from '@lectern/contracts/kernel/languages';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import {
  LIBRARY_ANSWER_DATES_REVERSED,
  LIBRARY_ANSWER_INCOMPLETE,
} from '@lectern/contracts/reference/ai/errors';
import { cleanHtml } from '../../../../platform/clean-html.ts';
import { fromJson, toBit, toJson } from '../../../../platform/db/codecs.ts';
import type { LibraryAnswerTable } from '../tables.ts';
import { answerMarkdown } from './answer-markdown.ts';
import type { LanguageWordings } from './choose-library-answer.ts';

/** Clean HTML in one language. */
export interface LanguageAnswer {
  readonly language: Language;
  readonly answer: string;
}

export interface LibraryAnswerFacts {
  readonly texts: readonly (LanguageWordings & LanguageAnswer)[];
  readonly shownFrom: string;
  readonly shownTo: string;
  readonly isOpen: boolean;
}

type Columns = Pick<LibraryAnswerTable, 'wordings' | 'answers' | 'shown_from' | 'shown_to' | 'is_open'>;

/**
 * What is stored of an answer; a refusal if a language has a question without answer or an answer without question, or it ends before it
 * begins.
 */
export function answerColumns({
  texts,
  shownFrom,
  shownTo,
  isOpen,
}: LibraryAnswerFacts): Columns | Refusal<'LIBRARY_ANSWER_INCOMPLETE' | 'LIBRARY_ANSWER_DATES_REVERSED'> {
  const written = texts
    .map(({ language, wordings, answer }) => ({
      language,
      wordings: [...new Set(wordings.filter((wording) => wording !== ''))],
      answer: cleanHtml(answer),
    }))
    .map((text) => ({ ...text, hasAnswer: answerMarkdown(text.answer).length > 0 }))
    .filter(({ wordings, hasAnswer }) => wordings.length > 0 || hasAnswer);
  if (written.length === 0) return refuse(LIBRARY_ANSWER_INCOMPLETE);
  if (written.some(({ wordings, hasAnswer }) => wordings.length === 0 || !hasAnswer))
    return refuse(LIBRARY_ANSWER_INCOMPLETE);
  if (shownTo !== '' && shownTo < shownFrom) return refuse(LIBRARY_ANSWER_DATES_REVERSED);
  return {
    wordings: toJson(written.map(({ language, wordings }) => ({ language, wordings }))),
    answers: toJson(written.map(({ language, answer }) => ({ language, answer }))),
    shown_from: shownFrom,
    shown_to: shownTo,
    is_open: toBit(isOpen),
  };
}

export function wordingsOf({ wordings }: Pick<LibraryAnswerTable, 'wordings'>): readonly LanguageWordings[] {
  return fromJson(wordings);
}

export function answersOf({ answers }: Pick<LibraryAnswerTable, 'answers'>): readonly LanguageAnswer[] {
  return fromJson(answers);
}
