import * as z from 'zod';
import { id, listOf, text } from '../kernel/fields.ts';

const MAX_VALUES = 50;
const values = listOf(text(300), MAX_VALUES).default([]);

/** What narrows the works that browsing counts; the keys and codes of a search. */
export const browseFilterShape = {
  docCode: values,
  langCode: values,
  /** ISO 3166 codes. */
  countryCode: values,
  libCode: listOf(id, MAX_VALUES).default([]),
};

/** A notation of the Chinese Library Classification, or a stretch of them as in "I3/7"; empty for the whole. */
export const notation = text(40);

/** A code with its name in the language of the request and how many works have it. */
export const countedEntrySchema = z.object({ code: z.string(), name: z.string(), count: z.int() });
