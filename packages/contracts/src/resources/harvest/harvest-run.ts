import * as z from 'zod';
import { HARVEST_FAULTS, HARVEST_STATES } from './harvest-kinds.ts';

/** What became of the records of a run. */
export const harvestCounts = z.object({
  /** All that came, with those that are gone at the source. */
  read: z.int(),
  added: z.int(),
  changed: z.int(),
  /** As they came before. */
  same: z.int(),
  /** Gone at the source, and hidden here. */
  hidden: z.int(),
  leftOut: z.int(),
});
export type HarvestCounts = z.infer<typeof harvestCounts>;

export const harvestRun = z.object({
  id: z.string(),
  sourceId: z.string(),
  state: z.enum(HARVEST_STATES),
  /** All records, not only what changed. */
  isWhole: z.boolean(),
  isStopping: z.boolean(),
  counts: harvestCounts,
  /** How many the source says there are; 0 if it does not say. */
  total: z.int(),
  pages: z.int(),
  /** Empty without one. While it waits it is the last one. */
  fault: z.enum([...HARVEST_FAULTS, '']),
  /** In the words of the source; may be empty. */
  message: z.string(),
  startedAt: z.string(),
  /** Empty while it is open. */
  endedAt: z.string(),
  /** When it asks again; empty if it does not wait. */
  nextAt: z.string(),
});
export type HarvestRun = z.infer<typeof harvestRun>;
