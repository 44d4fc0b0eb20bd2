import { browseClasses } from '@lectern/contracts/discovery/browse/browse-classes';
import { answersOrRefusal, isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { classSchemeOf } from '../../../collection/vocabulary/classes/class-schemes.ts';
import { readClassNames } from '../../../collection/vocabulary/classes/read-class-names.ts';
import { browseFilters } from '../browse-filters.ts';
import { classCounts, countOfStarts } from '../class-counts.ts';
import { startsOf } from '../class-range.ts';
import { createClassTree } from '../class-tree.ts';

export const browseClassesCall = implement(browseClasses)(
  async ({ input, context: { tenant, language }, deps }) => {
    const kindNo = input.kindNo.toUpperCase();
    const { notationOf } = classSchemeOf(tenant);
    const filters = browseFilters(input);
    const counts = await classCounts(deps, tenant.id, filters);
    if (isRefusal(counts)) return counts;
    const tree = createClassTree(deps.db, tenant, new Set(counts.keys()));
    const [children, path] = await Promise.all([tree.childrenOf(kindNo), tree.pathTo(kindNo)]);
    const nameOf = await readClassNames(deps.db, tenant, language, [
      kindNo,
      ...path,
      ...children.map(({ notation }) => notation),
    ]);
    const shownClass = (code: string) => ({ code, notation: notationOf(code), name: nameOf(code) });
    const counted = await Promise.all(
      children.map(async ({ notation: code, starts, hasChildren }) => {
        const count = await countOfStarts(deps, tenant.id, { starts, counts, filters });
        if (isRefusal(count)) return count;
        return { ...shownClass(code), count, values: [...starts], hasChildren };
      }),
    );
    const classes = answersOrRefusal(counted);
    if (isRefusal(classes)) return classes;
    return {
      kindNo,
      notation: notationOf(kindNo),
      name: nameOf(kindNo),
      values: startsOf(kindNo).filter((start) => counts.has(start)),
      path: path.map(shownClass),
      classificaList: classes,
    };
  },
);
