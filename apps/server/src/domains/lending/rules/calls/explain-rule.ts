import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { refusalWords } from '@lectern/contracts/kernel/refusal-words';
import { explainRule } from '@lectern/contracts/lending/rules/explain-rule';
import { PATRON_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import { implement } from '../../../../platform/http/implement.ts';
import { itemTypeNames, patronGroupName } from '../../../collection/vocabulary/circulation-names.ts';
import { explainRule as explain } from '../../circulation/rule-table/explain-rule.ts';
import { ownRules } from '../own-rules.ts';

export const explainRuleCall = implement(explainRule)(async ({ input, context, deps }) => {
  const { tenant, staff, language } = context;
  const own = ownRules(deps, tenant);
  if (isRefusal(own)) return own;
  const patron = await deps.ils.of(tenant).patrons?.find(input.reader);
  if (isRefusal(patron)) return patron;
  if (!patron) return refuse(PATRON_NOT_FOUND);
  const libraryCode = staff.desk.libraryCode || patron.libraryCode;
  const found = await explain(deps.db, own, {
    patronId: patron.patronId,
    barcode: input.barcode,
    libraryCode,
  });
  if (isRefusal(found)) return found;
  const { patronGroup, itemType, rule, due, movedFrom, refusal, amnesty, ...counts } = found;
  const [groupName, typeNames] = await Promise.all([
    patronGroupName(deps.db, tenant.id, patronGroup, language),
    itemTypeNames(deps.db, tenant.id, language),
  ]);
  return {
    ...counts,
    groupName,
    itemTypeName: typeNames.get(itemType) || itemType,
    rule: rule ? { ...rule } : null,
    currency: tenant.settings.policy.currency,
    amnesty: amnesty ?? null,
    due: due ?? null,
    movedFrom: movedFrom ?? null,
    refusal: refusal ? { code: refusal.code, message: refusalWords(refusal, { language }) } : null,
  };
});
