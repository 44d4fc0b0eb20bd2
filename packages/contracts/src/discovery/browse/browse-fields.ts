import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { id, listOf, text } from '../../kernel/fields.ts';

const MAX_VALUES = 50;
const values = asCode(listOf(text(300), MAX_VALUES)).default([]);

/** What narrows the works that browsing counts; the keys and codes of a search. */
export const browseFilterShape = {
  docCode: values,
  langCode: values,
  /** ISO 3166 codes. */
  countryCode: values,
  libCode: listOf(id, MAX_VALUES).default([]),
};

/**
 * The code of a class in the classification of the library: of the Chinese one its notation, or a range as in "I3/7"; of Dewey the
 * digits that count (6, 63, 636, 636.7). Empty for the whole.
 */
export const classCode = asCode(text(40));

/** A class: its code, its notation as readers know it (600, 630, 636, 636.7), and its name; empty if it has none. */
export const classSchema = z.object({ code: z.string(), notation: z.string(), name: z.string() });

/** A code with its name in the language of the request and how many works have it. */
export const countedEntrySchema = z.object({ code: z.string(), name: z.string(), count: z.int() });
