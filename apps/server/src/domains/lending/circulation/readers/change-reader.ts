import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { CARD_NOT_LOST } from '@lectern/contracts/lending/patron/card-errors';
import { PATRON_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import { CARD_NUMBER_TAKEN, CARD_UNKNOWN } from '@lectern/contracts/people/readers/errors';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { isUniqueViolation } from '../../../../platform/db/dialect.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { AlsoWrite, IlsReaders, ReaderChange, ReaderRecord } from '../../../../ports/ils/ils-readers.ts';
import type { NoPatron } from '../../../../ports/ils/ils-refusals.ts';
import type { LocalContext } from '../local-context.ts';
import { freeReader } from '../requests/reader-freed.ts';
import { lockPatron } from '../store/patron-store.ts';
import { refuseBelonging, refuseNumber } from './reader-refusals.ts';
import { addCard, endActiveCard, readReader, restoreLostCard, updatePatron } from './reader-store.ts';

/** Changes what is given of a reader. */
export function changeReader(
  db: Db,
  context: LocalContext,
  patronId: string,
  change: ReaderChange,
  also: AlsoWrite,
): ReturnType<IlsReaders['change']> {
  const { tenantId, now } = context;
  const { name, patronGroup, libraryCode, expiresOn, major } = change;
  return changing(db, context, patronId, also, async (tx, before) => {
    const refusal = await refuseBelonging(tx, tenantId, change);
    if (refusal) return refusal;
    await updatePatron(tx, tenantId, patronId, {
      ...(name !== undefined && { name }),
      ...(patronGroup !== undefined && { patron_group: patronGroup }),
      ...(libraryCode !== undefined && { library_code: libraryCode }),
      ...(expiresOn !== undefined && { expires_on: expiresOn }),
      ...(major !== undefined && { major }),
      ...freezing(before, change),
      updated_at: now,
    });
    return undefined;
  });
}

/** Gives a reader a card; the one that it replaces is lost. The primary id stays: other systems may know the reader by it. */
export async function issueCard(
  db: Db,
  context: LocalContext,
  patronId: string,
  { number, replaces }: { readonly number: string; readonly replaces?: string | undefined },
  also: AlsoWrite,
): ReturnType<IlsReaders['issueCard']> {
  const { tenantId, now } = context;
  try {
    return await changing(db, context, patronId, also, async (tx, before) => {
      const refusal = await refuseNumber(tx, tenantId, number);
      if (refusal) return refusal;
      if (replaces !== undefined) {
        const card = { number: replaces, state: 'lost', now } as const;
        if (!(await endActiveCard(tx, tenantId, patronId, card)))
          return refuse(CARD_UNKNOWN, { number: replaces });
      }
      await addCard(tx, tenantId, { number, patronId, now });
      await updatePatron(tx, tenantId, patronId, {
        ...(before.status === 'card_lost' && { status: 'normal' }),
        left_at: null,
        updated_at: now,
      });
      return undefined;
    });
  } catch (error) {
    if (isUniqueViolation(error)) return refuse(CARD_NUMBER_TAKEN, { number });
    throw error;
  }
}

/** Ends a card. Without another one in use the reader borrows nothing. */
export function endCard(
  db: Db,
  context: LocalContext,
  patronId: string,
  { number, state }: { readonly number: string; readonly state: 'lost' | 'withdrawn' },
  also: AlsoWrite,
): ReturnType<IlsReaders['endCard']> {
  const { tenantId, now } = context;
  return changing(db, context, patronId, also, async (tx, before) => {
    if (!(await endActiveCard(tx, tenantId, patronId, { number, state, now })))
      return refuse(CARD_UNKNOWN, { number });
    const hasOther = before.cards.some((card) => card.state === 'active' && card.number !== number);
    await updatePatron(tx, tenantId, patronId, {
      ...(!hasOther && before.status === 'normal' && { status: 'card_lost' }),
      updated_at: now,
    });
    return undefined;
  });
}

/** Puts a lost card in use again. A card that another one replaced stays ended: somebody may have found it. */
export function restoreCard(
  db: Db,
  context: LocalContext,
  patronId: string,
  number: string,
  also: AlsoWrite,
): ReturnType<IlsReaders['restoreCard']> {
  const { tenantId, now } = context;
  return changing(db, context, patronId, also, async (tx, before) => {
    const hasCard = before.cards.some(({ state }) => state === 'active');
    if (hasCard || !(await restoreLostCard(tx, tenantId, patronId, number)))
      return refuse(CARD_NOT_LOST, { number });
    await updatePatron(tx, tenantId, patronId, {
      ...(before.status === 'card_lost' && { status: 'normal' }),
      updated_at: now,
    });
    return undefined;
  });
}

/** Changes a reader in a transaction that no loan of the reader runs beside. */
export function changing<R extends Refusal>(
  db: Db,
  context: LocalContext,
  patronId: string,
  also: AlsoWrite,
  change: (tx: Tx, before: ReaderRecord) => Promise<R | undefined>,
): Promise<ReaderRecord | NoPatron | R> {
  const { tenantId } = context;
  return inTransaction(db, async (tx) => {
    await lockPatron(tx, tenantId, patronId);
    const before = await readReader(tx, tenantId, patronId);
    if (!before) return refuse(PATRON_NOT_FOUND);
    const refusal = await change(tx, before);
    if (isRefusal(refusal)) return refusal;
    const after = await readReader(tx, tenantId, patronId);
    if (!after) throw new Error('the reader was removed while they were changed');
    await freeReader(tx, context, patronId);
    await also(tx, after, before);
    return after;
  });
}

/** The state that the account gets, with the reason. An account that is not frozen has none. */
function freezing(before: ReaderRecord, { frozen, frozenReason }: ReaderChange) {
  const status = frozen === undefined ? before.status : statusOf(before, frozen);
  return { status, frozen_reason: status === 'frozen' ? (frozenReason ?? before.frozenReason) : '' };
}

function statusOf(before: ReaderRecord, frozen: boolean): ReaderRecord['status'] {
  if (frozen) return 'frozen';
  const hasCard = before.cards.length === 0 || before.cards.some(({ state }) => state === 'active');
  return hasCard ? 'normal' : 'card_lost';
}
