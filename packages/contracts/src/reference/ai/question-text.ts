import * as z from 'zod';

export const MAX_QUESTION = 1000;

const CONTROL = /\p{Cc}+/gu;

/** What a reader asks: one line, as line breaks say nothing in a question. */
export const questionText = z
  .string()
  .max(MAX_QUESTION)
  .transform((value) => value.toWellFormed().replace(CONTROL, ' ').trim())
  .pipe(z.string().min(1));
