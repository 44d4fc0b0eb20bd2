import * as z from 'zod';
import { calendarDate, id, requiredText } from '../../kernel/fields.ts';
import { toldNames } from '../../kernel/names.ts';

const days = z.int().min(0).max(3650);
const count = z.int().min(0).max(10_000);
const minorUnits = z.int().min(0).max(100_000_000);

/**
 * What an amnesty forgives. `days`: its days cost nothing, as closed days do. `returns`: what comes back or is renewed in it costs nothing
 * at all, and its days cost nothing for what comes back later.
 */
export const AMNESTY_COVERS = ['days', 'returns'] as const;
export type AmnestyCover = (typeof AMNESTY_COVERS)[number];

/** Names the rule: readers of a group and items of a type have one. */
export const ruleKey = { patronGroup: id, itemType: id };

/** What readers of a group may do with items of a type. */
export const ruleFields = {
  loanable: z.boolean(),
  loanDays: days,
  /** Items are lent and renewed for hours instead of days; null for days. */
  loanHours: z.int().min(1).max(720).nullable(),
  renewDays: days,
  maxRenewals: count,
  /** How many of this type at a time; null without a limit. */
  maxLoans: count.nullable(),
  /** Minor units for each open day overdue, for each open hour of loans by the hour, and the most for one loan. */
  finePerDay: minorUnits,
  finePerHour: minorUnits.nullable(),
  fineCap: minorUnits,
  /** Open days without a fine, or open hours where the fine is by the hour. */
  grace: z.int().min(0).max(365),
  /** Whether closed days cost as open ones do. */
  closedDaysCost: z.boolean(),
  /** What a lost copy and its handling cost; null: as the settings of the library say. */
  lostPrice: minorUnits.nullable(),
  lostHandling: minorUnits.nullable(),
};

export const ruleSchema = z.object({ ...ruleKey, ...ruleFields });

/** What readers of a group may have and owe at a time; null without a limit. */
export const groupLimits = {
  /** Loans of all types together. */
  maxLoans: count.nullable(),
  /** Overdue fines, minor units. */
  fineCap: minorUnits.nullable(),
};

/** A time without overdue fines. */
export const amnestyFields = {
  firstDay: calendarDate,
  /** Not before the first day; it belongs to the amnesty. */
  lastDay: calendarDate,
  covers: z.enum(AMNESTY_COVERS),
  /** What staff call it. */
  note: requiredText(200),
};

export const amnestySchema = z.object({ id, ...amnestyFields });

export const ruleTableSchema = z.object({
  groups: z.array(z.object({ code: z.string(), name: z.string(), names: toldNames, ...groupLimits })),
  itemTypes: z.array(z.object({ code: z.string(), name: z.string(), names: toldNames })),
  rules: z.array(ruleSchema),
  amnesties: z.array(amnestySchema),
  currency: z.string(),
});
