import * as z from 'zod';
import { characters, flag, listOf, requiredText, text } from '../../kernel/fields.ts';
import { COUNTER_FILE_FAULTS, COUNTER_RELEASES, COUNTER_REPORTS } from './counter.ts';
import { month } from './usage-choice.ts';

/** How many providers a library may have. */
export const MOST_USAGE_PROVIDERS = 200;

/**
 * How an ask ended. `DONE`: the usage was taken. `NONE`: there is none. `EXCEPTION`: the provider gave a code of COUNTER. Then faults of the
 * connection, and what is wrong with a report.
 */
export const USAGE_OUTCOMES = [
  'DONE',
  'NONE',
  'TIMEOUT',
  'UNREACHABLE',
  'ADDRESS',
  'DENIED',
  'NOT_FOUND',
  'MOVED',
  'BUSY',
  'HTTP',
  ...COUNTER_FILE_FAULTS,
] as const;
export type UsageOutcome = (typeof USAGE_OUTCOMES)[number];

/** What staff say of a provider. */
export const usageProviderFacts = {
  name: requiredText(200),
  /** The address of its SUSHI service, up to what stands in front of `/reports`. */
  address: characters(500),
  customerId: requiredText(200),
  requestorId: text(200).default(''),
  /** Only for services of several platforms. */
  platform: text(200).default(''),
  release: z.enum(COUNTER_RELEASES),
  reports: listOf(z.enum(COUNTER_REPORTS), COUNTER_REPORTS.length),
  /** The first month to ask for. */
  fromMonth: month,
  isOn: flag.default(true),
};

/** How the asks for one report are. */
export const reportAsks = z.object({
  report: z.enum(COUNTER_REPORTS),
  doneCount: z.int(),
  waitingCount: z.int(),
  stoppedCount: z.int(),
  /** The newest month that was taken; empty if there is none. */
  newestMonth: z.string(),
});

export const lastAsk = z.object({
  report: z.enum(COUNTER_REPORTS),
  month: z.string(),
  outcome: z.enum(USAGE_OUTCOMES),
  /** The code of COUNTER with EXCEPTION, the status with HTTP, else 0. */
  code: z.int(),
  /** In the provider's words; empty without any. */
  message: z.string(),
  at: z.string(),
  /** When the same is asked again; empty if it is not. */
  nextAt: z.string(),
});

export const usageProvider = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  customerId: z.string(),
  requestorId: z.string(),
  platform: z.string(),
  release: z.enum(COUNTER_RELEASES),
  reports: z.array(z.enum(COUNTER_REPORTS)),
  fromMonth: z.string(),
  isOn: z.boolean(),
  /** A key is kept; nobody reads it back. */
  hasKey: z.boolean(),
  /** It said that the library may not ask; nothing is asked until staff save it or fetch now. */
  isStopped: z.boolean(),
  /** Its reports are fetched now, or will be at once. */
  isFetching: z.boolean(),
  asks: z.array(reportAsks),
  /** Null before the first one. */
  last: lastAsk.nullable(),
});
export type UsageProvider = z.infer<typeof usageProvider>;
