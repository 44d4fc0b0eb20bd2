import * as z from 'zod';
import { text } from '../../kernel/fields.ts';
import { toldNames } from '../../kernel/names.ts';

/** The opening hours of a day: `08:30-12:00 13:00-18:00`; empty on a closed day. */
export const hoursText = text(100);

/** A day on which a library has other hours than its weekday. */
export const exceptionSchema = z.object({ day: z.string(), hours: z.string(), names: toldNames });

export const placeSchema = z.object({
  code: z.string(),
  name: z.string(),
  names: toldNames,
  addresses: toldNames,
  /** From Sunday to Saturday; null where the library told no hours and is always open. */
  week: z.array(z.string()).length(7).nullable(),
  /** From today on. */
  exceptions: z.array(exceptionSchema),
});

export const locationSchema = z.object({
  code: z.string(),
  name: z.string(),
  names: toldNames,
  libraryCode: z.string(),
  /** Items here are used in the library only. */
  referenceOnly: z.boolean(),
  /** Readers cannot walk there: staff fetch what is asked for. */
  closedStack: z.boolean(),
});
