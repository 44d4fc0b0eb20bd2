import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { DemoList } from '@lectern/demo/lists/demo-list';
import { demoLists } from '@lectern/demo/lists/demo-lists';
import { addDays } from '../../../../platform/clock.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { DemoSeed } from '../../../../platform/demo-seed.ts';
import { columnsOf } from '../list-columns.ts';
import { type KeptWork, putWorks, readWorks } from '../put-works.ts';
import { submitListFor } from '../review.ts';
import { countFollowers, insertFollow } from '../store/follow-store.ts';
import { changeListRow, insertList } from '../store/list-store.ts';

/** Lists of the library and of readers; one of them waits for the staff. */
export const bookListSeed: DemoSeed = {
  tables: ['book_list', 'book_list_entry', 'book_list_follow'],
  async load({ db, clock }, { demo, tenantId }) {
    const idOf = await recordIdsByTitle(db, tenantId);
    const readers = await readerIds(db, tenantId);
    for (const list of demoLists(demo)) {
      const notes = new Map(list.works.map(([title, note = '']) => [idOf(title), note]));
      const works = await readWorks(db, tenantId, [...notes.keys()]);
      if (isRefusal(works)) continue;
      const noted = works.map((work) => ({ ...work, note: notes.get(work.record_id) ?? '' }));
      await inTransaction(db, (tx) =>
        putList(tx, { tenantId, list, works: noted, readers, now: clock.now() }),
      );
    }
  },
};

interface ToPut {
  readonly tenantId: string;
  readonly list: DemoList;
  readonly works: readonly (KeptWork & { readonly note: string })[];
  /** Ids of readers by primary id. */
  readonly readers: ReadonlyMap<string, string>;
  readonly now: Date;
}

async function putList(tx: Tx, { tenantId, list, works, readers, now }: ToPut): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
  const made = daysAgo(list.madeDaysAgo);
  const today = now.toISOString().slice(0, 10);
  const facts = columnsOf({
    name: list.name,
    introduction: list.introduction,
    shownFrom: '',
    shownTo: list.shownDays === undefined ? '' : addDays(today, list.shownDays),
  });
  const owner = { tenantId, patronId: list.reader ? (readers.get(list.reader) ?? '') : '' };
  const is_default = list.isDefault ? (1 as const) : (0 as const);
  const row = await insertList(tx, owner, { ...facts, is_default, state: list.state }, made);
  await putWorks(tx, row, works, made);
  await changeListRow(tx, tenantId, row.id, { refusal_reason: list.reason ?? '' });
  if (list.state === 'pending') await submitListFor(tx, row, made);
  for (const [at, follower] of (list.followers ?? []).entries()) {
    const follow = { tenant_id: tenantId, list_id: row.id, patron_id: readers.get(follower) ?? '' };
    await insertFollow(tx, { ...follow, followed_at: daysAgo(list.madeDaysAgo / (at + 2)) });
  }
  await countFollowers(tx, tenantId, row.id);
}

/** Finds a record by its whole title, or by the part before ` : `. */
async function recordIdsByTitle(db: Db, tenantId: string): Promise<(title: string) => string> {
  const bibs = await db
    .selectFrom('bib')
    .select(['id', 'title'])
    .where('tenant_id', '=', tenantId)
    .where('suppressed', '=', 0)
    .orderBy('id')
    .execute();
  return (title) =>
    (bibs.find((bib) => bib.title === title) ?? bibs.find((bib) => bib.title.startsWith(`${title} `)))?.id ??
    '';
}

async function readerIds(db: Db, tenantId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'primary_id'])
    .where('tenant_id', '=', tenantId)
    .execute();
  return new Map(rows.map(({ id, primary_id }) => [primary_id, id]));
}
