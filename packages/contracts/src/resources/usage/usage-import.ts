import * as z from 'zod';
import { COUNTER_FILE_FAULTS, COUNTER_LINE_FAULTS, COUNTER_RELEASES, COUNTER_REPORTS } from './counter.ts';

/** The largest report, in bytes. */
export const MAX_USAGE_FILE_BYTES = 64 * 1024 * 1024;
/** How many faults of a report are told; all are counted. */
export const MOST_USAGE_FAULTS = 200;

/** `refused`: the report as a whole could not be taken, and nothing was changed. */
export const USAGE_IMPORT_STATES = ['waiting', 'running', 'done', 'refused', 'failed'] as const;
export type UsageImportState = (typeof USAGE_IMPORT_STATES)[number];

export const usageFault = z.object({
  /** Line of a table, or number of the item in JSON; from 1. */
  place: z.int(),
  code: z.enum(COUNTER_LINE_FAULTS),
  /** What stands there, cut after 100 characters. */
  value: z.string(),
});
export type UsageFault = z.infer<typeof usageFault>;

/** What a provider says beside or instead of usage: a code of COUNTER, and its own words. */
export const usageException = z.object({ code: z.int(), message: z.string() });

/** What an import of a report did, or would do. */
export const usageImport = z.object({
  importId: z.string(),
  state: z.enum(USAGE_IMPORT_STATES),
  /** Nothing is changed: only told. */
  isCheck: z.boolean(),
  fileName: z.string(),
  /** The provider that was asked; empty for files. */
  providerId: z.string(),
  /** Null until the head was read. */
  report: z.enum(COUNTER_REPORTS).nullable(),
  release: z.enum(COUNTER_RELEASES).nullable(),
  createdBy: z.string(),
  /** YYYY-MM; empty until they are known. */
  fromMonth: z.string(),
  toMonth: z.string(),
  platforms: z.array(z.string()),
  /** Lines or items that were read so far. */
  itemCount: z.int(),
  /** The sums of all counts by metric. */
  sums: z.array(z.object({ metric: z.string(), count: z.int() })),
  /** Months of platforms that had counts of this report before: they were replaced. */
  replacedCount: z.int(),
  faultCount: z.int(),
  faults: z.array(usageFault),
  exceptions: z.array(usageException),
  refusal: z.enum([...COUNTER_FILE_FAULTS, '']),
  refusedValue: z.string(),
  refusedPlace: z.int(),
  startedAt: z.string(),
  endedAt: z.string(),
});
export type UsageImport = z.infer<typeof usageImport>;
