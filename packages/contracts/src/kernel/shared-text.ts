import * as z from 'zod';

/** Marks that turn the direction of a text around, and signs without width that are no part of emoji or words. */
const TRICKS = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu;
const REPEATED_JOINERS = /[\u200c\u200d]{2,}/gu;
/** Heaps of accents that cover the lines above and below. */
const HEAPS_OF_MARKS = /(\p{M}{4})\p{M}+/gu;
const CONTROL = /[\p{Cc}]/u;
const CONTROL_BUT_LINES = /(?!\n)[\p{Cc}]/u;

/** One line that readers write for others: trimmed, at most `max` characters, without signs that hide or turn text around. */
export function sharedText(max: number) {
  return z
    .string()
    .max(max)
    .refine((value) => !CONTROL.test(value), { error: 'control characters' })
    .transform((value) => honest(value).trim());
}

/** The same of several lines; at most one empty line stays between two others. */
export function sharedLines(max: number) {
  return z
    .string()
    .max(max)
    .transform((value) => value.replace(/\r\n?/g, '\n'))
    .refine((value) => !CONTROL_BUT_LINES.test(value), { error: 'control characters' })
    .transform((value) =>
      honest(value)
        .replace(/\n{3,}/g, '\n\n')
        .trim(),
    );
}

function honest(value: string): string {
  return value.toWellFormed().replace(TRICKS, '').replace(REPEATED_JOINERS, '').replace(HEAPS_OF_MARKS, '$1');
}
