import { PURCHASE_CLASS_NOT_FOUND } from '@lectern/contracts/buying/purchase/errors';
import { getPurchaseClass } from '@lectern/contracts/buying/purchase/get-class';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { classSchemeOf } from '../../../collection/vocabulary/classes/class-schemes.ts';
import { readClassNames } from '../../../collection/vocabulary/classes/read-class-names.ts';
import { openPurchase } from '../open-purchase.ts';

export const getClassCall = implement(getPurchaseClass)(
  async ({ input: { categoryNo }, context: { tenant, language }, deps }) => {
    const opened = await openPurchase(deps, tenant);
    if (isRefusal(opened)) return opened;
    const scheme = classSchemeOf(tenant);
    const codes = scheme.pathOf(categoryNo);
    const code = codes.at(-1);
    if (code === undefined) return refuse(PURCHASE_CLASS_NOT_FOUND);
    const nameOf = await readClassNames(deps.db, tenant, language, codes);
    const shown = (one: string) => ({ code: one, notation: scheme.notationOf(one), name: nameOf(one) });
    const named = codes.slice(0, -1).filter((one) => nameOf(one) !== '');
    return { ...shown(code), path: named.map(shown) };
  },
);
