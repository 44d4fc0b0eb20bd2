import {
  MOST_MATRIX_COLUMNS,
  MOST_MATRIX_ROWS,
  MOST_OPTIONS,
  OPTION_LENGTH,
  type Question,
  type QuestionKind,
} from '@lectern/contracts/talk/questionnaires/question';
import { randomId } from '../../../../lib/random-id.ts';

/** A question while it is edited: texts as they stand in the fields. Options and rows are lines. */
export interface QuestionDraft {
  readonly id: string;
  readonly kind: QuestionKind;
  readonly text: string;
  readonly required: boolean;
  readonly options: string;
  readonly rows: string;
  readonly end: number;
  readonly low: string;
  readonly high: string;
}

const EMPTY = { text: '', required: true, options: '', rows: '', end: 5, low: '', high: '' };

export function newDraft(kind: QuestionKind): QuestionDraft {
  return { id: randomId(), kind, ...EMPTY };
}

export function draftOf(question: Question): QuestionDraft {
  const { id, kind, text, required } = question;
  return {
    ...EMPTY,
    id,
    kind,
    text,
    required,
    ...('options' in question && { options: question.options.join('\n') }),
    ...('rows' in question && { rows: question.rows.join('\n') }),
    ...(question.kind === 'scale' && { end: question.end, low: question.low, high: question.high }),
  };
}

/** The question of a draft; undefined while something is missing or too much. */
export function questionOf({ id, text, required, ...draft }: QuestionDraft): Question | undefined {
  if (text.trim() === '') return undefined;
  const asked = { id, text, required };
  const options = linesOf(draft.options);
  switch (draft.kind) {
    case 'text':
      return { ...asked, kind: draft.kind };
    case 'scale':
      return { ...asked, kind: draft.kind, end: draft.end, low: draft.low, high: draft.high };
    case 'one':
    case 'many':
      return areLines(options, 2, MOST_OPTIONS) ? { ...asked, kind: draft.kind, options } : undefined;
    case 'matrix': {
      const rows = linesOf(draft.rows);
      const isWhole = areLines(rows, 1, MOST_MATRIX_ROWS) && areLines(options, 2, MOST_MATRIX_COLUMNS);
      return isWhole ? { ...asked, kind: draft.kind, rows, options } : undefined;
    }
  }
}

function areLines(lines: readonly string[], least: number, most: number): boolean {
  return lines.length >= least && lines.length <= most && lines.every((one) => one.length <= OPTION_LENGTH);
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** An instant as the browser's field for date and time writes it, in the time of this computer. */
export function fieldTime(instant: string): string {
  const at = new Date(instant);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The instant that such a field says; empty where it says none. */
export function instantOf(field: string): string {
  const at = new Date(field);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString();
}
