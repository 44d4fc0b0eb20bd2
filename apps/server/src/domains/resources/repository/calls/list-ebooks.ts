import { listEbooks } from '@lectern/contracts/resources/repository/list-ebooks';
import { implement } from '../../../../platform/http/implement.ts';
import { wordsOf } from '../object-columns.ts';
import { presentObjects } from '../present/present-objects.ts';
import { readablePolicies } from '../rights/asking.ts';
import { beginSeeing } from '../seeing.ts';
import { listChosenObjects } from '../store/object-list-store.ts';

export const listEbooksCall = implement(listEbooks)(
  async ({ input: { keyWord, page, rows }, context, deps }) => {
    const seeing = await beginSeeing(deps, context);
    const { asking, reading } = seeing;
    // Only those that this caller may read, whole or in part: an e-book that stays closed is no entry of this page.
    const policyIds = readablePolicies(asking).filter((one) => reading.policyIds?.includes(one));
    const choice = { words: wordsOf(keyWord), kinds: ['ebook'] } as const;
    const { total, rows: found } = await listChosenObjects(deps.db, { ...reading, policyIds }, choice, {
      offset: (page - 1) * rows,
      limit: rows,
      order: 'new',
    });
    return { total, objects: await presentObjects(deps.db, seeing, found) };
  },
);
