import { WISH_ALREADY_HELD } from '@lectern/contracts/buying/recommendations/errors';
import {
  type FoundAlready,
  JOINABLE_STATES,
  type WishKind,
} from '@lectern/contracts/buying/recommendations/wish';
import type { Language } from '@lectern/contracts/kernel/languages';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { eresourceNames } from '../../resources/databases/eresource-names.ts';
import { eresourcesCalled } from '../../resources/databases/eresources-called.ts';
import { ALREADY_WORDS } from './already-words.ts';
import { findElsewhere } from './find-elsewhere.ts';
import { findHeld } from './find-held.ts';
import { keysOfWish, type NamedWork, type WishKeys } from './keys-of-wish.ts';
import { readersOfWishes } from './store/reader-store.ts';
import { findAlike } from './store/wish-store.ts';
import type { WishTable } from './tables.ts';
import type { StoredFacts } from './wish-facts.ts';

interface Asking {
  readonly tenant: Tenant;
  readonly language: Language;
  readonly patronId: string;
}

/** What exists already of a work that a reader wants to wish for. */
export async function findAlready(
  deps: Deps,
  asking: Asking,
  kind: WishKind,
  work: NamedWork,
): Promise<FoundAlready> {
  const { tenant, language } = asking;
  const isElectronic = kind === 'electronic';
  const isNamed = work.title !== '' || work.standNo !== '';
  const [held, databases, wishes, elsewhere] = await Promise.all([
    isElectronic || !isNamed ? [] : findHeld(deps, tenant, work),
    isElectronic ? findDatabases(deps, asking, work.title) : [],
    isNamed ? findWishes(deps, asking, kind, work) : [],
    isElectronic || !isNamed ? [] : findElsewhere(deps, asking, work),
  ]);
  const isHeld = held.some(({ isSame }) => isSame);
  const words = ALREADY_WORDS[language];
  return {
    isFree: !isHeld && databases.length === 0 && !wishes.some(({ isMine, isSame }) => isMine && isSame),
    hint: isHeld
      ? WISH_ALREADY_HELD.words[language]
      : databases.length > 0
        ? words.database
        : wishes.some(({ isSame }) => isSame)
          ? words.wished
          : held.length > 0
            ? words.edition
            : '',
    held,
    databases,
    wishes,
    elsewhere,
  };
}

async function findDatabases(deps: Deps, { tenant, language }: Asking, name: string) {
  const ids = await eresourcesCalled(deps.db, tenant.id, name);
  const names = await eresourceNames(deps.db, { tenantId: tenant.id, language }, ids);
  return ids.map((id) => ({ eCollectionId: id, name: names.get(id) ?? '' }));
}

async function findWishes(
  deps: Deps,
  { tenant, patronId }: Asking,
  kind: WishKind,
  work: NamedWork,
): Promise<FoundAlready['wishes']> {
  const keys = keysOfWish(kind, work);
  const alike = await findAlike(deps.db, tenant.id, keys, JOINABLE_STATES);
  const readers = await readersOfWishes(
    deps.db,
    tenant.id,
    alike.map(({ id }) => id),
  );
  return alike.map((row) => ({
    id: row.id,
    title: row.title,
    author: row.author,
    standNo: fromJson<StoredFacts>(row.facts).standNo,
    detailType: row.state,
    wishes: row.wishes,
    isSame: isSameWish(row, keys),
    isMine: readers.some(({ wish_id, patron_id }) => wish_id === row.id && patron_id === patronId),
  }));
}

/** Whether a wish is for exactly this: the same number, or the same work where one of both has no number. */
export function isSameWish(
  row: Pick<WishTable, 'work_key' | 'number_key'>,
  { workKey, numberKey }: WishKeys,
): boolean {
  if (row.number_key !== '' && numberKey !== '') return row.number_key === numberKey;
  return row.work_key === workKey;
}
