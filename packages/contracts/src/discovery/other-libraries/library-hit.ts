import * as z from 'zod';
import { textOfForm } from '../../kernel/fields.ts';
import { listedBibShape } from '../search/listed-bib.ts';
import { REMOTE_FAULTS } from '../sources/list-other-libraries.ts';

/** How another library is reached: its catalogue is searched (`search`), it belongs to this installation (`sibling`), or it is only opened. */
export const LIBRARY_WAYS = ['search', 'sibling', 'link'] as const;
export type LibraryWay = (typeof LIBRARY_WAYS)[number];

/** Where a hit stands in the answer of its library. It is ours, means the same for everybody, and goes with the search it came from. */
export const hitId = textOfForm(2400, '[A-Za-z0-9_\\-]+');

/** How a search ended in one library. */
export const librarySaysSchema = z.object({
  siteCode: z.string(),
  name: z.string(),
  /** Null where the library did not answer. */
  numFound: z.int().nullable(),
  fault: z.enum(REMOTE_FAULTS).nullable(),
  /** How old the answer is; 0 for one that came now, null without one. */
  ageSeconds: z.int().nullable(),
});

/** A work as other libraries describe it, with those that have it. */
export const libraryHitSchema = z.object({
  ...listedBibShape,
  issn: z.string(),
  /** A full-text address, http or https, where a record has one. */
  fullTextUrl: z.string(),
  holdings: z.array(
    z.object({
      siteCode: z.string(),
      name: z.string(),
      hitId: z.string(),
      /** Its page in a library of this installation, from the root of the site; empty elsewhere. */
      pageUrl: z.string(),
      ageSeconds: z.int(),
    }),
  ),
});
export type LibraryHit = z.infer<typeof libraryHitSchema>;
