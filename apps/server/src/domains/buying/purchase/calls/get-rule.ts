import { PURCHASE_OFF } from '@lectern/contracts/buying/purchase/errors';
import { getPurchaseRule } from '@lectern/contracts/buying/purchase/get-rule';
import { nameIn } from '@lectern/contracts/kernel/languages';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { openPurchase } from '../open-purchase.ts';
import { readReader } from '../rules/read-reader.ts';

export const getRuleCall = implement(getPurchaseRule)(
  async ({ context: { tenant, patron, language }, deps }) => {
    const opened = await openPurchase(deps, tenant);
    if (isRefusal(opened)) return opened;
    const reader = await readReader(deps.db, opened.circulation, patron.id);
    if (isRefusal(reader)) return reader;
    if (!reader.rule) return refuse(PURCHASE_OFF);
    const { group: _group, budgetIds: _budgets, ...rule } = reader.rule;
    const { booksThisMonth, moneyThisYear } = reader;
    const left = (limit: number | null, used: number) => (limit === null ? null : Math.max(0, limit - used));
    return {
      text: nameIn(opened.terms.text, language, tenant.settings.public.defaultLanguage),
      rule,
      currency: opened.circulation.policy.currency,
      booksThisMonth,
      booksLeft: left(rule.booksPerMonth, booksThisMonth),
      moneyThisYear,
      moneyLeft: left(rule.moneyPerYear, moneyThisYear),
    };
  },
);
