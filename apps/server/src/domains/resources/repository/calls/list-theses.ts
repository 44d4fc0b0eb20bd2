import { listTheses } from '@lectern/contracts/resources/repository/list-theses';
import { implement } from '../../../../platform/http/implement.ts';
import { wordsOf } from '../object-columns.ts';
import { presentObjects } from '../present/present-objects.ts';
import { beginSeeing } from '../seeing.ts';
import { countAdvisors, countValues, listChosenObjects } from '../store/object-list-store.ts';

export const listThesesCall = implement(listTheses)(async ({ input, context, deps }) => {
  const seeing = await beginSeeing(deps, context);
  const { keyWord, page, rows, college, degree, discipline, advisor, year } = input;
  const words = wordsOf(keyWord);
  const choice = { words, kinds: ['thesis'], college, degree, discipline, advisor, year } as const;
  const count = (column: 'college' | 'degree' | 'discipline' | 'year') =>
    countValues(deps.db, seeing.reading, choice, column);
  const [found, colleges, degrees, disciplines, years, advisors] = await Promise.all([
    listChosenObjects(deps.db, seeing.reading, choice, {
      offset: (page - 1) * rows,
      limit: rows,
      order: 'granted',
    }),
    count('college'),
    count('degree'),
    count('discipline'),
    count('year'),
    countAdvisors(deps.db, seeing.reading, choice),
  ]);
  const objects = await presentObjects(deps.db, seeing, found.rows);
  return { total: found.total, objects, colleges, degrees, disciplines, years, advisors };
});
