import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { getUsage } from '@lectern/contracts/resources/usage/get-usage';
import { implement } from '../../../../platform/http/implement.ts';
import { readChoice } from '../read/choice.ts';
import { monthsOfUsage } from '../read/months-of-usage.ts';

export const getUsageCall = implement(getUsage)(async ({ input, context: { tenant }, deps }) => {
  const choice = await readChoice(deps.db, tenant.id, input);
  return isRefusal(choice) ? choice : monthsOfUsage(deps.db, choice, input.metrics);
});
