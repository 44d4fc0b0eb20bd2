import * as z from 'zod';
import { characters } from '../../kernel/fields.ts';
import { documented } from '../../kernel/input-document.ts';
import { FILLED } from '../../kernel/text-patterns.ts';

export const MAX_QUESTION = 1000;

const CONTROL = /\p{Cc}+/gu;

/** What a reader asks: one line, as line breaks say nothing in a question. */
export const questionText = documented(
  characters(MAX_QUESTION)
    .transform((value) => value.toWellFormed().replace(CONTROL, ' ').trim())
    .pipe(z.string().min(1)),
  () => ({ type: 'string', maxLength: MAX_QUESTION, pattern: FILLED }),
);
