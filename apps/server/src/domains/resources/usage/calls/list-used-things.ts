import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { listUsedThings } from '@lectern/contracts/resources/usage/list-used-things';
import { implement } from '../../../../platform/http/implement.ts';
import { readChoice } from '../read/choice.ts';
import { thingsOfUsage } from '../read/things-of-usage.ts';

export const listUsedThingsCall = implement(listUsedThings)(async ({ input, context: { tenant }, deps }) => {
  const choice = await readChoice(deps.db, tenant.id, input);
  if (isRefusal(choice)) return choice;
  const { page, rows: limit } = input;
  return thingsOfUsage(deps.db, choice, input, { offset: (page - 1) * limit, limit });
});
