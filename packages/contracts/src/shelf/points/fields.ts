import * as z from 'zod';
import { instant, wholeNumber } from '../../kernel/fields.ts';

/** What gives points to readers, or takes them away. */
export const POINT_EVENTS = ['loan_on_time', 'loan_late', 'handed_over', 'text_approved'] as const;
export type PointEvent = (typeof POINT_EVENTS)[number];

/** What a line of a reader's points is. `earned`, `lost`: by an event. */
export const POINT_KINDS = ['earned', 'lost', 'spent', 'expired', 'corrected'] as const;
export type PointKind = (typeof POINT_KINDS)[number];

/** What a line is bound to: an event, or what somebody did. */
export const POINT_OPERATIONS = [...POINT_EVENTS, 'fine_payment', 'expiry', 'correction'] as const;
export type PointOperation = (typeof POINT_OPERATIONS)[number];

/** Where it happened. */
export const POINT_PLATFORMS = ['library', 'website', 'desk'] as const;
export type PointPlatform = (typeof POINT_PLATFORMS)[number];

/** How points stand that a line gave; `done` of a line that took points. */
export const POINT_STATES = ['valid', 'used', 'expired', 'done'] as const;
export type PointState = (typeof POINT_STATES)[number];

const points = z.int().min(1).max(1_000_000);

/** What one event gives; negative to take points away. */
export const pointRuleSchema = z.object({
  event: z.enum(POINT_EVENTS),
  points: z.int().min(-10_000).max(10_000),
  /** How often a day it counts for a reader; null without a limit. */
  timesADay: z.int().min(1).max(1000).nullable(),
});

/** The terms of a library. An event without a rule gives nothing. */
export const pointTerms = {
  rules: z
    .array(pointRuleSchema)
    .max(POINT_EVENTS.length)
    .refine((rules) => new Set(rules.map(({ event }) => event)).size === rules.length)
    .default([]),
  /** How many days points are good for; null for ever. */
  validDays: z.int().min(1).max(3650).nullable(),
  /** Whether readers may pay fines with points. */
  pays: z.boolean(),
  /** What one point pays, minor units. */
  minorUnitsPerPoint: z.int().min(1).max(1_000_000),
  /** The fewest points of a payment, unless fewer pay all. */
  leastPoints: points,
  /** The most points that a reader may spend on a day; null without a limit. */
  mostPointsADay: points.nullable(),
};

/** One line of a reader's points. */
export const pointLineSchema = z.object({
  id: z.string(),
  behaviorType: z.enum(POINT_KINDS),
  operation: z.enum(POINT_OPERATIONS),
  /** What the line changed, and the points after it. */
  change: z.int(),
  points: z.int(),
  status: z.enum(POINT_STATES),
  /** Until when points of this line are good; null for ever, or if it gave none. */
  expiresAt: instant.nullable(),
  platform: z.enum(POINT_PLATFORMS),
  /** The reason of a correction. */
  note: z.string(),
  date: instant,
});
export type PointLine = z.infer<typeof pointLineSchema>;

export const pointsToSpend = wholeNumber(1, 1_000_000_000);
