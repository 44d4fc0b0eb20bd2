import type {
  staffTransactionSchema,
  unionLoanSchema,
} from '@lectern/contracts/counter/alliance/transaction-views';
import type { Language } from '@lectern/contracts/kernel/languages';
import { AWAY_STEPS } from '@lectern/rules/alliance/steps';
import { canMove, movesOf } from '@lectern/rules/alliance/ways';
import type * as z from 'zod';
import { dateIn } from '../../../../platform/clock.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { type PlaceNames, placeNames } from '../../../collection/vocabulary/places/place-names.ts';
import { namePeers } from '../peers/name-peers.ts';
import { listPeers } from '../peers/peer-store.ts';
import type { Transaction } from './transaction-store.ts';

/** What presenting transactions takes. */
export interface TransactionWords {
  readonly places: PlaceNames;
  readonly peerNames: ReadonlyMap<string, string>;
  readonly today: string;
}

export async function transactionWords(
  deps: Pick<Deps, 'db' | 'clock' | 'tenants'>,
  { tenant, language }: { readonly tenant: Tenant; readonly language: Language },
): Promise<TransactionWords> {
  const { db, clock } = deps;
  const [places, peers] = await Promise.all([
    placeNames(db, tenant.id, language),
    listPeers(db, tenant.id).then((rows) => namePeers(deps, rows, language)),
  ]);
  return {
    places,
    peerNames: new Map(peers.map(({ code, name }) => [code, name])),
    today: dateIn(tenant.settings.policy.timeZone, clock.now()),
  };
}

function presentCommon(row: Transaction, { places, peerNames }: TransactionWords) {
  return {
    transactionId: row.id,
    requestNo: row.number,
    kind: row.kind,
    step: row.step,
    stepSince: row.step_since,
    otherLib: row.peer_code,
    otherLibName: peerNames.get(row.peer_code) ?? row.peer_code,
    title: row.title,
    author: row.author,
    isbn: row.isbn,
    barcode: row.barcode,
    requestDate: row.begun_at,
    normReturnDate: row.due_date,
    takeLocationName: row.pickup_library === '' ? '' : places.library(row.pickup_library),
    reason: row.reason,
    isUntold: row.untold === 1,
  };
}

export function presentUnionLoan(row: Transaction, words: TransactionWords): z.input<typeof unionLoanSchema> {
  const isAway = AWAY_STEPS.includes(row.step) && row.step !== 'sent_back';
  return {
    ...presentCommon(row, words),
    canCancel: canMove(row, 'cancel'),
    isOverdue: isAway && row.due_date !== null && row.due_date < words.today,
  };
}

/** A reader as staff of the borrowing side see one. */
export interface TransactionReader {
  readonly patronId: string;
  readonly primaryId: string;
  readonly name: string;
}

export function presentForStaff(
  row: Transaction,
  words: TransactionWords,
  reader: TransactionReader | null,
): z.input<typeof staffTransactionSchema> {
  return {
    ...presentCommon(row, words),
    side: row.side,
    recordId: row.record_id,
    reader,
    moves: [...movesOf(row)],
  };
}
