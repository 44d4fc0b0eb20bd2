import {
  WISH_ALREADY_HELD,
  WISH_ALREADY_MINE,
  WISH_DECIDED,
  WISH_NOT_FOUND,
} from '@lectern/contracts/buying/recommendations/errors';
import { JOINABLE_STATES, type WishState } from '@lectern/contracts/buying/recommendations/wish';
import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { fold } from '@lectern/search/analysis/fold';
import { toBit, toJson } from '../../../platform/db/codecs.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/ids.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { findIdsByNumbers } from '../../collection/catalogue/records/bib-numbers.ts';
import { findBibs } from '../../collection/catalogue/records/find-bibs.ts';
import { isSameWish } from './find-already.ts';
import type { WishAnswer } from './given-answers.ts';
import { keysOfWish, type WishKeys } from './keys-of-wish.ts';
import { leftWishes, passedLimit } from './may-wish.ts';
import { changeWishReader, findWishReader, insertWishReader, lockWishesOf } from './store/reader-store.ts';
import { addStep, changeWish, findAlike, insertWish, lockedWish, lockWishKey } from './store/wish-store.ts';
import type { WishTable } from './tables.ts';
import type { WishedWork } from './wish-facts.ts';

/** What a reader says of a wish besides its work. */
export interface OwnWords {
  readonly patronId: string;
  readonly reason: string;
  readonly note: string;
  readonly major: string;
  readonly answers: readonly WishAnswer[];
  readonly isNamed: boolean;
  readonly wantsCopy: boolean;
  readonly pickupLibrary: string;
}

/** What is wished: a work, or the wish of others by its id. */
export type Wished = { readonly work: WishedWork } | { readonly wishId: string };

export interface KeptWish {
  readonly id: string;
  readonly detailType: WishState;
  readonly isJoined: boolean;
  readonly wishes: number;
}

type KeepRefusal = Refusal<
  | 'WISH_DAY_USED_UP'
  | 'WISH_TOO_MANY_OPEN'
  | 'WISH_ALREADY_HELD'
  | 'WISH_ALREADY_MINE'
  | 'WISH_NOT_FOUND'
  | 'WISH_DECIDED'
>;

/**
 * Stores a wish, or joins that of others for the same. The limits are asked in the same transaction, behind the lock of the reader, and
 * whether others wish the same behind the lock of the work: of twenty at once no more are kept than fit, and one work has one wish.
 */
export async function keepWish(
  tx: Tx,
  tenant: Tenant,
  { wished, words, now }: { readonly wished: Wished; readonly words: OwnWords; readonly now: Date },
): Promise<KeptWish | KeepRefusal> {
  await lockWishesOf(tx, tenant.id, words.patronId);
  const passed = passedLimit(tenant, await leftWishes(tx, tenant, words.patronId, now));
  if (passed) return passed;
  const at = now.toISOString();
  const found = 'wishId' in wished ? await joinable(tx, tenant.id, wished.wishId) : undefined;
  if (isRefusal(found)) return found;
  if (found) return join(tx, tenant.id, found, words, at);
  if (!('work' in wished)) return refuse(WISH_NOT_FOUND);
  const { work } = wished;
  const keys = keysOfWish(work.kind, work);
  await lockWishKey(tx, tenant.id, keys.workKey);
  if (keys.numberKey !== '') await lockWishKey(tx, tenant.id, keys.numberKey);
  const held = await heldUnder(tx, tenant.id, keys);
  if (held !== undefined) return refuse(WISH_ALREADY_HELD, { recordId: held });
  const alike = await findAlike(tx, tenant.id, keys, JOINABLE_STATES);
  const same = alike.find(
    (row) => (row.kind === 'electronic') === (work.kind === 'electronic') && isSameWish(row, keys),
  );
  const joined = same && (await joinable(tx, tenant.id, same.id));
  // One that was decided or left by all just now is no wish to join.
  if (joined && !isRefusal(joined)) return join(tx, tenant.id, joined, words, at);
  const row = newWish(tenant.id, work, keys, at);
  await insertWish(tx, row);
  await addStep(tx, stepOf(row, { state: 'saved', reply: '', staffId: '', at }));
  await insertWishReader(tx, readerRow(row, words, at));
  return { id: row.id, detailType: 'saved', isJoined: false, wishes: 1 };
}

/** The wish of others that a reader names, behind its lock. */
async function joinable(
  tx: Tx,
  tenantId: string,
  id: string,
): Promise<WishTable | Refusal<'WISH_NOT_FOUND' | 'WISH_DECIDED'>> {
  const wish = await lockedWish(tx, tenantId, id);
  if (!wish) return refuse(WISH_NOT_FOUND);
  return JOINABLE_STATES.some((state) => state === wish.state) ? wish : refuse(WISH_DECIDED);
}

/** A reader who left a wish can join it again, behind all others. */
async function join(
  tx: Tx,
  tenantId: string,
  wish: WishTable,
  words: OwnWords,
  at: string,
): Promise<KeptWish | Refusal<'WISH_ALREADY_MINE'>> {
  const mine = await findWishReader(tx, tenantId, wish.id, words.patronId);
  if (mine && mine.left_at === '') return refuse(WISH_ALREADY_MINE);
  const { id: _id, ...row } = readerRow(wish, words, at);
  if (mine) await changeWishReader(tx, tenantId, mine.id, row);
  else await insertWishReader(tx, readerRow(wish, words, at));
  const wishes = wish.wishes + 1;
  await changeWish(tx, tenantId, wish.id, { wishes });
  return { id: wish.id, detailType: wish.state, isJoined: true, wishes };
}

/** The own record that has the number, if readers are shown it. */
async function heldUnder(tx: Tx, tenantId: string, { numberKey }: WishKeys): Promise<string | undefined> {
  if (numberKey === '') return undefined;
  const ids = await findIdsByNumbers(tx, tenantId, [numberKey]);
  const [first] = (await findBibs(tx, tenantId, ids)).keys();
  return first;
}

function newWish(
  tenantId: string,
  { kind, title, author, source, ...facts }: WishedWork,
  { workKey, numberKey }: WishKeys,
  at: string,
): WishTable {
  return {
    id: newId(),
    tenant_id: tenantId,
    kind,
    state: 'saved',
    work_key: workKey,
    number_key: numberKey,
    title,
    author,
    words: fold([title, author, facts.publisher, facts.standNo].join(' ')),
    facts: toJson(facts),
    source,
    record_id: '',
    eresource_id: '',
    reply: '',
    decided_by: '',
    wishes: 1,
    created_at: at,
    changed_at: at,
    ended_at: '',
  };
}

function readerRow({ id, tenant_id }: WishTable, words: OwnWords, at: string) {
  return {
    id: newId(),
    tenant_id,
    wish_id: id,
    patron_id: words.patronId,
    reason: words.reason,
    note: words.note,
    major: words.major,
    form_fields: toJson(words.answers),
    is_named: toBit(words.isNamed),
    wants_copy: toBit(words.wantsCopy),
    pickup_library: words.pickupLibrary,
    joined_at: at,
    left_at: '',
    ended_at: '',
  };
}

/** A line of what happened to a wish. */
export function stepOf(
  { id, tenant_id }: Pick<WishTable, 'id' | 'tenant_id'>,
  {
    state,
    reply,
    staffId,
    at,
  }: { readonly state: WishState; readonly reply: string; readonly staffId: string; readonly at: string },
) {
  return { id: newId(), tenant_id, wish_id: id, state, reply, staff_id: staffId, at };
}
