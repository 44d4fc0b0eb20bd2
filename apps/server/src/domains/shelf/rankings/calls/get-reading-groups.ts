import { type Names, nameIn } from '@lectern/contracts/kernel/languages';
import { getReadingGroups } from '@lectern/contracts/shelf/rankings/get-reading-groups';
import { fromJson } from '../../../../platform/db/codecs.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { findMade, listGroups } from '../store/ranking-store.ts';

export const getReadingGroupsCall = implement(getReadingGroups)(async ({ input, context, deps }) => {
  const { tenant, language } = context;
  const [made, groups] = await Promise.all([
    findMade(deps.db, tenant.id, 'group', input.range),
    listGroups(deps.db, tenant.id, input.range),
  ]);
  return {
    madeAt: made?.madeAt ?? '',
    loanCount: made?.total ?? 0,
    groups: groups.map(({ code, names, loan_count, reader_count }) => ({
      code,
      name: nameIn(fromJson<Names>(names), language) || code,
      loanCount: loan_count,
      readerCount: reader_count,
    })),
  };
});
