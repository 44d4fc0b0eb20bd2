import * as z from 'zod';
import { namesSchema } from './source-settings.ts';

/** What a library says of a work beyond its description: core lists that include it, the degree of a thesis, whether it was checked. */
export const MARKS = ['coreList', 'degree', 'verification'] as const;

/**
 * Where a mark stands in a record: in subfields of a data field, or at a position of a control field (`LDR`: the leader). `codes` turns
 * the texts of the record into codes and leaves out all others; without it, each text is a code.
 */
export const markRuleSchema = z.object({
  mark: z.enum(MARKS),
  /** Only for records of this format; for both where it is absent. */
  flavour: z.enum(['marc21', 'unimarc']).optional(),
  tag: z.string().regex(/^(LDR|[0-9A-Z]{3})$/),
  /** Subfield codes, each character one. */
  subfields: z
    .string()
    .regex(/^[0-9a-z]{0,36}$/)
    .default(''),
  position: z.int().min(0).max(9999).optional(),
  codes: z.record(z.string().max(200), z.string().min(1).max(100)).optional(),
});

/** The import profile of a library: what its records say that no standard has a place for. */
export const recordSettingsSchema = z.object({ marks: z.array(markRuleSchema).max(50).default([]) });

/** A code of a list that only the library has, with its name. */
export const listEntrySchema = z.object({ code: z.string().min(1).max(100), names: namesSchema });
const ownList = z.array(listEntrySchema).max(1000).default([]);

/** Code lists that only the library itself has. */
export const listSettingsSchema = z.object({
  /** Names of the library's own core lists, beside the known ones. */
  coreLists: ownList,
  /** Majors of the university. */
  majors: ownList,
  /** Names of electronic databases, by the source under which their records are imported. */
  databases: ownList,
  /** What the library calls countries and regions (ISO 3166 codes) in place of the usual names. */
  countries: ownList,
});

export type ListEntry = z.infer<typeof listEntrySchema>;
