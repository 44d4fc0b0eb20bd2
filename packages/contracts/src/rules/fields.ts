import * as z from 'zod';
import { id } from '../kernel/fields.ts';
import { toldNames } from '../kernel/names.ts';

const days = z.int().min(0).max(3650);
const count = z.int().min(0).max(10_000);
const minorUnits = z.int().min(0).max(100_000_000);

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
  /** Of this type at a time; null without a limit. */
  maxLoans: count.nullable(),
  /** Minor units for each open day overdue, for each open hour of loans by the hour, and the most for one loan. */
  finePerDay: minorUnits,
  finePerHour: minorUnits.nullable(),
  fineCap: minorUnits,
};

export const ruleSchema = z.object({ ...ruleKey, ...ruleFields });

export const ruleTableSchema = z.object({
  groups: z.array(
    z.object({ code: z.string(), name: z.string(), names: toldNames, maxLoans: z.int().nullable() }),
  ),
  itemTypes: z.array(z.object({ code: z.string(), name: z.string(), names: toldNames })),
  rules: z.array(ruleSchema),
  currency: z.string(),
});
