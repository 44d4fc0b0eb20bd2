import type { Grammar } from '../grammar.ts';
import { ACCOUNT_RULES } from './account-rules.ts';
import { FOLLOW_UPS } from './follow-ups.ts';
import { HOUSE_RULES } from './house-rules.ts';
import { LIMITS } from './limits.ts';
import { NAMES } from './names.ts';
import { REFUSALS } from './refusals.ts';
import { WORK_RULES } from './work-rules.ts';

/** How Chinese asks, simplified and traditional alike. */
export const CHINESE: Grammar = {
  rules: [...REFUSALS, ...ACCOUNT_RULES, ...HOUSE_RULES, ...WORK_RULES],
  ...NAMES,
  ...LIMITS,
  ...FOLLOW_UPS,
};
