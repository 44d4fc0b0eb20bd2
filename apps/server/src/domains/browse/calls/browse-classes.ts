import { browseClasses } from '@lectern/contracts/browse/browse-classes';
import { answersOrRefusal, isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../platform/http/implement.ts';
import { readClassNames } from '../../vocabulary/classes/read-class-names.ts';
import { browseFilters } from '../browse-filters.ts';
import { classCounts, countOfStarts } from '../class-counts.ts';
import { startsOf } from '../class-range.ts';
import { createClassTree } from '../class-tree.ts';

export const browseClassesCall = implement(browseClasses)(
  async ({ input, context: { tenant, language }, deps }) => {
    const kindNo = input.kindNo.toUpperCase();
    const filters = browseFilters(input);
    const counts = await classCounts(deps, tenant.id, filters);
    if (isRefusal(counts)) return counts;
    const tree = createClassTree(deps.db, tenant.id, new Set(counts.keys()));
    const [children, path] = await Promise.all([tree.childrenOf(kindNo), tree.pathTo(kindNo)]);
    const nameOf = await readClassNames(deps.db, tenant.id, language, [
      kindNo,
      ...path,
      ...children.map(({ notation }) => notation),
    ]);
    const counted = await Promise.all(
      children.map(async ({ notation, starts, hasChildren }) => {
        const count = await countOfStarts(deps, tenant.id, { starts, counts, filters });
        if (isRefusal(count)) return count;
        return { code: notation, name: nameOf(notation), count, values: [...starts], hasChildren };
      }),
    );
    const classes = answersOrRefusal(counted);
    if (isRefusal(classes)) return classes;
    return {
      kindNo,
      name: nameOf(kindNo),
      values: startsOf(kindNo).filter((start) => counts.has(start)),
      path: path.map((code) => ({ code, name: nameOf(code) })),
      classificaList: classes,
    };
  },
);
