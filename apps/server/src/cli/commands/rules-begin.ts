import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { USUAL_SETS } from '@lectern/contracts/lending/rules/put-usual-set';
import { addUsualSet } from '../../domains/lending/circulation/rule-table/add-usual-set.ts';
import { ownRules } from '../../domains/lending/rules/own-rules.ts';
import { OPERATOR } from '../../platform/audit/audit-store.ts';
import { type Command, CommandError, onlyPositional, usageError } from '../command.ts';
import { withTenant } from '../with-deps.ts';

export const rulesBeginCommand: Command = {
  name: 'rules begin',
  usage: `${USUAL_SETS.join('|')} --tenant T`,
  summary:
    'Adds the reader groups, item types and loan rules that are usual in such a library. What there is already stays.',
  options: { tenant: { type: 'string' } },
  run: (args) =>
    withTenant(args, async (deps, tenant) => {
      const given = onlyPositional(args, 'kind of library');
      const kind = USUAL_SETS.find((one) => one === given);
      if (!kind) throw usageError(`${given} is none of ${USUAL_SETS.join(', ')}`);
      const own = ownRules(deps, tenant);
      if (isRefusal(own)) throw new CommandError('The library system of this library keeps its loan rules.');
      const { groups, itemTypes, rules } = await addUsualSet(deps.db, own, kind, OPERATOR);
      console.log(`Added: ${groups} reader groups, ${itemTypes} item types, ${rules} loan rules.`);
      return 0;
    }),
};
