import * as z from 'zod';
import { id } from '../../kernel/fields.ts';
import { COUNTER_METRICS } from './counter.ts';

/** Months that can be asked for at once. */
export const MOST_USAGE_MONTHS = 36;

/** YYYY-MM. */
export const month = z.string().regex(/^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/);

export const usageMetric = z.enum(COUNTER_METRICS);

/** Access types that can be chosen; `all` also has what reports say nothing of. */
export const ACCESS_CHOICES = ['all', 'controlled', 'open', 'free'] as const;
export type AccessChoice = (typeof ACCESS_CHOICES)[number];

/** Which usage is asked for. */
export const usageChoice = {
  /** A database of the library; all usage if absent. */
  eresourceId: id.optional(),
  from: month,
  to: month,
  access: z.enum(ACCESS_CHOICES).default('all'),
};
