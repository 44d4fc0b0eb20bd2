import { BIB_NOT_FOUND } from '@lectern/contracts/collection/detail/errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { ITEM_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import type { Db } from '../../../../platform/db/database.ts';
import type {
  DeliveryAddress,
  OptionsRefusal,
  RequestQuotas,
  RequestWish,
} from '../../../../ports/ils/ils-placing.ts';
import { type AccountState, readAccountState } from '../loans/read-account.ts';
import type { LocalContext } from '../local-context.ts';
import { readDemand } from '../store/demand.ts';
import { listRules } from '../store/patron-store.ts';
import { isSameCopy, readQueue } from '../store/queue.ts';
import { type CopiesForWish, copiesForWish } from './copies-for-wish.ts';
import { isShownBib, listLibraryCodes, listOpenOf, type OpenWish } from './placing-store.ts';
import { readCopies } from './read-copies.ts';
import { readQuotas } from './request-quotas.ts';

/** Everything that decides what one reader may ask for. */
export interface PlacingCase {
  readonly patronId: string;
  readonly wish: RequestWish;
  /** The volume that is wished, or that of the item; empty where any will do. */
  readonly volume: string;
  readonly account: AccountState;
  readonly addresses: readonly DeliveryAddress[];
  readonly quotas: RequestQuotas;
  readonly copies: CopiesForWish;
  /** Loan days of the item types that the reader's group may borrow. */
  readonly loanDays: ReadonlyMap<string, number>;
  /** The reader's open requests for the bib. */
  readonly ownOpen: readonly OpenWish[];
  /** Other readers in the queue whom these copies could serve. */
  readonly waiting: number;
  /** The reader's own library first, then the tenant's order. */
  readonly libraries: readonly string[];
}

/** Reads a case with a fixed number of queries. */
export async function readPlacingCase(
  db: Db,
  context: LocalContext,
  { patronId, wish, addresses }: Pick<PlacingCase, 'patronId' | 'wish' | 'addresses'>,
): Promise<PlacingCase | OptionsRefusal> {
  const { tenantId } = context;
  const account = await readAccountState(db, context, patronId);
  if (isRefusal(account)) return account;
  if (!(await isShownBib(db, tenantId, wish.bibId))) return refuse(BIB_NOT_FOUND);
  const all = await readCopies(db, tenantId, wish.bibId);
  const item = all.find(({ id }) => id === wish.itemId);
  if (wish.itemId !== undefined && !item) return refuse(ITEM_NOT_FOUND);
  const volume = wish.volume ?? item?.volume ?? '';
  const rules = await listRules(db, tenantId, account.patronGroup);
  const loanDays = new Map(
    rules.filter(({ loanable }) => loanable === 1).map((rule) => [rule.item_type, rule.loan_days]),
  );
  const demand = await readDemand(db, context, patronId, [wish.bibId]);
  const queue = await readQueue(db, context, [wish.bibId]);
  const libraries = await listLibraryCodes(db, tenantId);
  return {
    patronId,
    wish,
    volume,
    account,
    addresses,
    quotas: await readQuotas(db, context, patronId),
    copies: copiesForWish(all, wish, { mayBorrow: new Set(loanDays.keys()), demand }),
    loanDays,
    ownOpen: await listOpenOf(db, tenantId, patronId, wish.bibId),
    waiting: queue.filter(
      (other) =>
        other.patron_id !== patronId && isSameCopy({ volume, wanted_item_id: wish.itemId ?? null }, other),
    ).length,
    libraries: [...libraries].sort(
      (one, other) => Number(other === account.libraryCode) - Number(one === account.libraryCode),
    ),
  };
}
