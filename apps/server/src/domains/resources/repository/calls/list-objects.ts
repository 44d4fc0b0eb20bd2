import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { listObjects } from '@lectern/contracts/resources/repository/list-objects';
import { implement } from '../../../../platform/http/implement.ts';
import { findSeenCollection } from '../find-seen.ts';
import { wordsOf } from '../object-columns.ts';
import { presentObjects } from '../present/present-objects.ts';
import { beginSeeing } from '../seeing.ts';
import { countValues, listChosenObjects } from '../store/object-list-store.ts';

export const listObjectsCall = implement(listObjects)(async ({ input, context, deps }) => {
  const seeing = await beginSeeing(deps, context);
  const { id, personId, keyWord, kind: kinds, year, language, sort, page, rows } = input;
  const row = id === undefined ? undefined : findSeenCollection(seeing, id);
  if (isRefusal(row)) return row;
  const collectionIds = row && seeing.tree.below(row.id);
  const choice = { personId, words: wordsOf(keyWord), kinds, year, language, collectionIds };
  const count = (column: 'kind' | 'year' | 'language') =>
    countValues(deps.db, seeing.reading, choice, column);
  const [found, kindCounts, years, languages] = await Promise.all([
    listChosenObjects(deps.db, seeing.reading, choice, {
      offset: (page - 1) * rows,
      limit: rows,
      order: sort,
    }),
    count('kind'),
    count('year'),
    count('language'),
  ]);
  const objects = await presentObjects(deps.db, seeing, found.rows);
  return { total: found.total, objects, kinds: kindCounts, years, languages };
});
