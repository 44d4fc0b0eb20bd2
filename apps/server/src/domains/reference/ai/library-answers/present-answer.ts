import { type Language, nameIn } from '@lectern/contracts/kernel/languages';
import type { LibraryAnswer } from '@lectern/contracts/reference/ai/library-answer';
import type { AuditedState } from '../../../../platform/audit/note-change.ts';
import type { LibraryAnswerTable } from '../tables.ts';
import { answersOf, wordingsOf } from './answer-columns.ts';

/** What staff see of an answer on a day (YYYY-MM-DD). */
export function presentAnswer(row: LibraryAnswerTable, today: string): LibraryAnswer {
  const answers = new Map(answersOf(row).map(({ language, answer }) => [language, answer]));
  return {
    id: row.id,
    texts: wordingsOf(row).map(({ language, wordings }) => ({
      language,
      wordings: [...wordings],
      answer: answers.get(language) ?? '',
    })),
    shownFrom: row.shown_from,
    shownTo: row.shown_to,
    isOpen: row.is_open === 1,
    state: stateOn(row, today),
    updatedAt: row.updated_at,
    version: row.version,
  };
}

function stateOn(row: LibraryAnswerTable, today: string): LibraryAnswer['state'] {
  if (row.is_open === 0) return 'draft';
  if (row.shown_from > today) return 'coming';
  return row.shown_to !== '' && row.shown_to < today ? 'over' : 'shown';
}

/** The language of those there are that a reader gets: as for names (`nameIn`). */
export function languageFor(
  there: readonly Language[],
  language: Language,
  defaultLanguage: Language,
): Language {
  const names = Object.fromEntries(there.map((one) => [one, one]));
  return there.find((one) => one === nameIn(names, language, defaultLanguage)) ?? language;
}

/** An answer as the audit has it: its wordings, and of the texts only how long they are. */
export function auditedAnswer(row: LibraryAnswerTable | undefined): AuditedState | undefined {
  if (!row) return undefined;
  return {
    wordings: wordingsOf(row).map(({ language, wordings }) => `${language}: ${wordings.join(' | ')}`),
    characters: answersOf(row).reduce((sum, { answer }) => sum + answer.length, 0),
    shownFrom: row.shown_from,
    shownTo: row.shown_to,
    isOpen: row.is_open === 1,
  };
}
