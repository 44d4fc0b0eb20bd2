import {
  OPEN_WISH_STATES,
  type OwnWish,
  type WishState,
} from '@lectern/contracts/buying/recommendations/wish';
import type { Language } from '@lectern/contracts/kernel/languages';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { nameOfCode } from './code-names.ts';
import { shownAnswers, type WishAnswer } from './given-answers.ts';
import { readersOfWishes } from './store/reader-store.ts';
import { findWishes, stepsOf } from './store/wish-store.ts';
import type { WishReaderTable, WishTable } from './tables.ts';
import type { StoredFacts } from './wish-facts.ts';

/** What a wish is for, in the words of the calls. */
export function presentFacts({ kind, title, author, facts }: WishTable) {
  const { documentTypes, ...texts } = fromJson<StoredFacts>(facts);
  return { kind, title, author, ...texts, documentTypes: [...documentTypes] };
}

/** The state as one of the outcomes that the specification knows. */
export function processTypeOf(state: WishState): OwnWish['processType'] {
  switch (state) {
    case 'saved':
    case 'processing':
    case 'cancelled':
      return 'processing';
    case 'order':
    case 'ordered':
    case 'arrived':
      return 'order';
    case 'trial':
      return 'trial';
    case 'refused':
      return 'refused';
  }
}

/** A reader's wishes as the reader sees them, in the order given. */
export async function presentOwnWishes(
  db: Db,
  { tenant, language }: { readonly tenant: Tenant; readonly language: Language },
  mine: readonly WishReaderTable[],
): Promise<OwnWish[]> {
  const ids = mine.map(({ wish_id }) => wish_id);
  const [rows, steps, readers] = await Promise.all([
    findWishes(db, tenant.id, ids),
    stepsOf(db, tenant.id, ids),
    readersOfWishes(db, tenant.id, ids),
  ]);
  const { wishes } = tenant.settings;
  return mine.flatMap((own): OwnWish[] => {
    const wish = rows.find(({ id }) => id === own.wish_id);
    if (!wish) return [];
    const hasLeft = own.left_at !== '';
    const first = readers.find(({ wish_id }) => wish_id === wish.id);
    const state = hasLeft ? 'cancelled' : wish.state;
    return [
      {
        id: wish.id,
        ...presentFacts(wish),
        processType: processTypeOf(state),
        detailType: state,
        replyContent: hasLeft ? '' : wish.reply,
        reason: own.reason,
        reasonName: nameOfCode(wishes.reasons, own.reason, language),
        note: own.note,
        answers: shownAnswers(wishes.form, fromJson<WishAnswer[]>(own.form_fields), language),
        suggestDate: own.joined_at,
        wishes: wish.wishes,
        isJoined: first !== undefined && first.id !== own.id,
        isNamed: own.is_named === 1,
        wantsCopy: own.wants_copy === 1,
        canCancel: !hasLeft && OPEN_WISH_STATES.some((one) => one === wish.state),
        recordId: hasLeft ? '' : wish.record_id,
        eCollectionId: hasLeft ? '' : wish.eresource_id,
        steps: hasLeft
          ? []
          : steps
              .filter(({ wish_id }) => wish_id === wish.id)
              .map(({ state: reached, at, reply }) => ({ state: reached, at, reply })),
      },
    ];
  });
}
