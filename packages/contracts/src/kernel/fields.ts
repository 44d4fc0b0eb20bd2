import { withoutDirections } from '@lectern/rules/without-directions';
import * as z from 'zod';

/**
 * Field schemas that read the same from a query string (where all is text) and from JSON,
 * so that one input schema serves the calls that take both methods.
 */

const MAX_PAGE = 1_000_000;
const CONTROL = /[\p{Cc}]/u;
/** What a text's own rule says of it; see input-fault.ts. */
export const CONTROL_CHARACTERS = 'control characters';

/** One line of text without control characters and signs that turn text, trimmed, at most `max` characters. */
export function text(max: number) {
  return z
    .string()
    .max(max)
    .refine((value) => !CONTROL.test(value), { error: CONTROL_CHARACTERS })
    .transform((value) => withoutDirections(value.toWellFormed()).trim());
}

/** As `text`, with at least one character besides white space. */
export function requiredText(max: number) {
  return text(max).pipe(z.string().min(1));
}

/** An id of ours (UUIDv7) or a code: letters, digits, hyphen, underscore, dot, colon. */
export const id = z.string().regex(/^[A-Za-z0-9_.:-]{1,64}$/);

/** A whole number, as a number or as its decimal digits. */
export function wholeNumber(min: number, max: number) {
  return z
    .union([z.number(), z.string().regex(/^-?\d{1,15}$/)])
    .transform(Number)
    .pipe(z.int().min(min).max(max));
}

/** A yes or no as JSON boolean, 0/1 or '0'/'1'/'true'/'false'. */
export const flag = z
  .union([z.boolean(), z.literal([0, 1, '0', '1', 'true', 'false', ''])])
  .transform((value) => value === true || value === 1 || value === '1' || value === 'true');

/** A list: JSON array, a repeated key of the query string, or one value. Empty entries are dropped. */
export function listOf<S extends z.ZodType<unknown, string>>(item: S, max: number) {
  return z
    .union([z.array(z.string()), z.string()])
    .transform((value) => (Array.isArray(value) ? value : [value]).filter((one) => one.trim() !== ''))
    .pipe(z.array(item).max(max));
}

/** Page and rows of a list that is not a search: first page 1, ten rows. */
export const paging = {
  page: wholeNumber(1, MAX_PAGE).default(1),
  rows: wholeNumber(1, 100).default(10),
};

/** A calendar date, YYYY-MM-DD. */
export const calendarDate = z.iso.date();

/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime();

/** Money in minor units of its currency (fen, pence, cents). */
export const money = z.object({ amount: z.int(), currency: z.string().length(3) });

/**
 * Session-derived fields that older clients still send. The session decides; they are read and left unused
 * (specification 1, section 6).
 */
export const ignoredIdentity = {
  userId: z.unknown().optional(),
  groupCode: z.unknown().optional(),
};
