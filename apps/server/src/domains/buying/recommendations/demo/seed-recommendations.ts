import { type DemoWish, demoWishes } from '@lectern/demo/wishes/demo-wishes';
import { fold } from '@lectern/search/analysis/fold';
import { later } from '../../../../platform/clock.ts';
import { toBit, toJson } from '../../../../platform/db/codecs.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { DemoSeed } from '../../../../platform/demo-seed.ts';
import { stepOf } from '../keep-wish.ts';
import { keysOfWish } from '../keys-of-wish.ts';
import { insertWishReader } from '../store/reader-store.ts';
import { addStep, insertWish } from '../store/wish-store.ts';
import { NO_FACTS } from '../wish-facts.ts';

const DAY_SECONDS = 86_400;

/** Wishes in each state, of readers that no walk relies on. */
export const recommendationSeed: DemoSeed = {
  tables: ['wish', 'wish_reader', 'wish_step'],
  async load({ db, clock }, { demo, tenantId }) {
    const accounts = await db
      .selectFrom('account')
      .select(['id', 'primary_id'])
      .where('tenant_id', '=', tenantId)
      .execute();
    const ids = new Map(accounts.map(({ id, primary_id }) => [primary_id, id]));
    const now = clock.now();
    await inTransaction(db, async (tx) => {
      for (const wish of demoWishes(demo)) await addWish(tx, tenantId, wish, { ids, now });
    });
  },
};

async function addWish(
  tx: Tx,
  tenantId: string,
  wish: DemoWish,
  { ids, now }: { readonly ids: ReadonlyMap<string, string>; readonly now: Date },
): Promise<void> {
  const { kind, state, title, author = '', reply = '', reason = '', note = '', daysAgo } = wish;
  const { readers, publisher = '', publishTime = '', standNo = '', price = '', language = '' } = wish;
  const { subject = '', documentTypes = [], webAddress = '', introduction = '' } = wish;
  const patrons = readers.flatMap(({ account, isNamed }) => {
    const id = ids.get(account);
    return id === undefined ? [] : [{ id, isNamed: isNamed === true }];
  });
  const at = later(now, -daysAgo * DAY_SECONDS);
  const changed = state === 'saved' ? at : later(now, -Math.ceil(daysAgo / 2) * DAY_SECONDS);
  const { workKey, numberKey } = keysOfWish(kind, { title, author, standNo });
  const id = newId();
  const ended = state === 'refused' ? changed : '';
  const row = {
    id,
    tenant_id: tenantId,
    kind,
    state,
    work_key: workKey,
    number_key: numberKey,
    title,
    author,
    words: fold([title, author, publisher, standNo].join(' ')),
    facts: toJson({
      ...NO_FACTS,
      publisher,
      publishTime,
      standNo,
      price,
      currency: price === '' ? '' : 'CNY',
      language,
      resourceType: kind === 'electronic' ? 'database' : 'book',
      subject,
      documentTypes,
      webAddress,
      introduction,
    }),
    source: '',
    record_id: '',
    eresource_id: '',
    reply,
    decided_by: '',
    wishes: patrons.length,
    created_at: at,
    changed_at: changed,
    ended_at: ended,
  };
  await insertWish(tx, row);
  await addStep(tx, stepOf(row, { state: 'saved', reply: '', staffId: '', at }));
  if (state !== 'saved') await addStep(tx, stepOf(row, { state, reply, staffId: '', at: changed }));
  for (const [place, { id: patronId, isNamed }] of patrons.entries())
    await insertWishReader(tx, {
      id: newId(),
      tenant_id: tenantId,
      wish_id: id,
      patron_id: patronId,
      reason,
      note: place === 0 ? note : '',
      major: '',
      form_fields: kind === 'custom' ? toJson([{ code: 'use', value: 'reserve' }]) : '[]',
      is_named: toBit(isNamed),
      wants_copy: 1,
      pickup_library: '',
      joined_at: later(new Date(at), place * 3600),
      left_at: '',
      ended_at: ended,
    });
}
