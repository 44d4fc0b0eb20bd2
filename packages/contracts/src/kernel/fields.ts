import { withoutDirections } from '@lectern/rules/without-directions';
import * as z from 'zod';
import { digitsBetween } from './digits-between.ts';
import { asCode } from './empty-values.ts';
import { documented, inputDocument } from './input-document.ts';
import { BLANK, FILLED_LINE, LINE, lineOf } from './text-patterns.ts';

/**
 * Field schemas that read the same from a query string (where all is text) and from JSON,
 * so that one input schema serves the calls that take both methods.
 */

const MAX_PAGE = 1_000_000;
const CONTROL = /[\p{Cc}]/u;
/** What a text's own rule says of it; see input-fault.ts. */
export const CONTROL_CHARACTERS = 'control characters';

/** A text of at most `max` characters (code points, as JSON Schema counts them). */
export function characters(max: number) {
  return documented(
    z.string().check(({ value, issues }) => {
      if (value.length <= max || (value.length <= 2 * max && Array.from(value).length <= max)) return;
      issues.push({ code: 'too_big', origin: 'string', maximum: max, inclusive: true, input: value });
    }),
    () => ({ type: 'string', maxLength: max }),
  );
}

/** One line of text without control characters and signs that turn text, trimmed, at most `max` characters. */
export function text(max: number) {
  return documented(
    characters(max)
      .refine((value) => !CONTROL.test(value), { error: CONTROL_CHARACTERS })
      .transform((value) => withoutDirections(value.toWellFormed()).trim()),
    () => ({ type: 'string', maxLength: max, pattern: LINE }),
  );
}

/** As `text`, with at least one character besides white space. */
export function requiredText(max: number) {
  return documented(text(max).pipe(z.string().min(1)), () => ({
    type: 'string',
    minLength: 1,
    maxLength: max,
    pattern: FILLED_LINE,
  }));
}

/** As `text`, with exactly this form (a regular expression without anchors). */
export function textOfForm(max: number, form: string) {
  return documented(text(max).pipe(z.string().regex(new RegExp(`^${form}$`, 'u'))), () => ({
    type: 'string',
    maxLength: max,
    pattern: lineOf(form),
  }));
}

/** An id of ours (UUIDv7) or a code: letters, digits, hyphen, underscore, dot, colon. */
export const id = z.string().regex(/^[A-Za-z0-9_.:-]{1,64}$/);

/** A whole number, as a number or as its decimal digits. */
export function wholeNumber(min: number, max: number) {
  return documented(
    z
      .union([
        z.number(),
        z
          .string()
          .max(16)
          .regex(/^-?\d+$/),
      ])
      .transform(Number)
      .pipe(z.int().min(min).max(max)),
    () => ({
      anyOf: [
        { type: 'integer', minimum: min, maximum: max },
        { type: 'string', maxLength: 16, pattern: digitsBetween(min, max) },
      ],
    }),
  );
}

/** A yes or no as JSON boolean, 0/1 or '0'/'1'/'true'/'false'. */
export const flag = asCode(
  z
    .union([z.boolean(), z.literal([0, 1, '0', '1', 'true', 'false', ''])])
    .transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
);

/** A list: JSON array, a repeated key of the query string, or one value. Empty entries are dropped and do not count. */
export function listOf<S extends z.ZodType<unknown, string>>(item: S, max: number) {
  return documented(entries.pipe(z.array(item).max(max)), () => {
    const entry = { anyOf: [inputDocument(item), { type: 'string', pattern: BLANK }] };
    return { anyOf: [{ type: 'array', maxItems: max, items: entry }, entry] };
  });
}

/** The same with at least one entry. */
export function requiredListOf<S extends z.ZodType<unknown, string>>(item: S, max: number) {
  return documented(entries.pipe(z.array(item).min(1).max(max)), () => {
    const entry = inputDocument(item);
    const items = { anyOf: [entry, { type: 'string', pattern: BLANK }] };
    return { anyOf: [{ type: 'array', minItems: 1, maxItems: max, items, contains: entry }, entry] };
  });
}

const entries = z
  .union([z.array(z.string()), z.string()])
  .transform((value) => (Array.isArray(value) ? value : [value]).filter((one) => one.trim() !== ''));

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
