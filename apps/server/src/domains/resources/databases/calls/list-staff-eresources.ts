import { listStaffEresources } from '@lectern/contracts/resources/databases/list-staff-eresources';
import { implement } from '../../../../platform/http/implement.ts';
import { hotPlaces } from '../open-counts.ts';
import { staffFacts } from '../present-for-staff.ts';
import { wordsOf } from '../read-choice.ts';
import { todayIn } from '../reading.ts';
import { countEntrances } from '../store/entrance-store.ts';
import { listChosen } from '../store/eresource-list-store.ts';

export const listStaffEresourcesCall = implement(listStaffEresources)(async ({ input, context, deps }) => {
  const { tenant, language } = context;
  const { keyWord, status, page, rows } = input;
  const choice = { words: wordsOf(keyWord), statuses: status === '' ? [] : [status] };
  const place = { offset: (page - 1) * rows, limit: rows, order: 'letter' } as const;
  const listed = await listChosen(deps.db, { tenantId: tenant.id, language }, choice, place);
  const ids = listed.rows.map(({ id }) => id);
  const [entrances, places] = await Promise.all([
    countEntrances(deps.db, tenant.id, ids),
    hotPlaces(deps.db, tenant.id),
  ]);
  const today = todayIn(deps, tenant);
  const eresources = listed.rows.map((row) => ({
    ...staffFacts(row, today),
    name: row.name,
    entranceCount: entrances.get(row.id) ?? 0,
    openCount: places.find(({ recordId }) => recordId === row.id)?.count ?? 0,
  }));
  return { total: listed.total, eresources };
});
