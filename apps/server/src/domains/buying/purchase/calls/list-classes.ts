import { listPurchaseClasses } from '@lectern/contracts/buying/purchase/list-classes';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { classSchemeOf } from '../../../collection/vocabulary/classes/class-schemes.ts';
import { readClassNames } from '../../../collection/vocabulary/classes/read-class-names.ts';
import { createClassTree } from '../../../discovery/browse/class-tree.ts';
import { countByClass } from '../../vendors/known-items.ts';
import { openPurchase } from '../open-purchase.ts';

export const listClassesCall = implement(listPurchaseClasses)(
  async ({ input: { parent, vendorId }, context: { tenant, language }, deps }) => {
    const opened = await openPurchase(deps, tenant);
    if (isRefusal(opened)) return opened;
    const counts = await countByClass(deps.db, tenant.id, vendorId);
    const tree = createClassTree(deps.db, tenant, new Set(counts.keys()));
    const below = await tree.childrenOf(parent.toUpperCase());
    const nameOf = await readClassNames(
      deps.db,
      tenant,
      language,
      below.map(({ notation }) => notation),
    );
    const { notationOf } = classSchemeOf(tenant);
    const classes = below.map(({ notation: code, starts, hasChildren }) => ({
      code,
      notation: notationOf(code),
      name: nameOf(code),
      count: starts.reduce((sum, start) => sum + (counts.get(start) ?? 0), 0),
      hasMore: hasChildren,
    }));
    return { classes: classes.filter(({ count }) => count > 0) };
  },
);
