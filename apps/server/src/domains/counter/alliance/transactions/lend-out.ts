import { ALLIANCE_ACCOUNT_BLOCKED } from '@lectern/contracts/counter/alliance/errors';
import type { Language } from '@lectern/contracts/kernel/languages';
import { isRefusal, isRefusalFor, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { refusalWords } from '@lectern/contracts/kernel/refusal-words';
import {
  ITEM_HELD_FOR_OTHER,
  ITEM_NOT_AVAILABLE,
  ITEM_NOT_LOANABLE,
  LOAN_LIMIT_REACHED,
  NO_LOAN_RULE,
} from '@lectern/contracts/library-system/check-out-errors';
import { DESK_ELSEWHERE, ITEM_ON_LOAN_TO_READER } from '@lectern/contracts/library-system/desk-errors';
import { ILS_UNAVAILABLE, ITEM_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import { IDENTITY_UNKNOWN } from '@lectern/contracts/people/identity/errors';
import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import type { IlsDesk } from '../../../../ports/ils/ils-desk.ts';
import { findPeer } from '../peers/peer-store.ts';
import { isLoanTaken, type Transaction } from './transaction-store.ts';

/** Where and by whom a copy is lent to another library. */
export interface LendingPlace {
  readonly desk: IlsDesk;
  readonly libraryCode: string;
  readonly staffId: string;
  readonly language: Language;
}

export interface LentCopy {
  readonly loan_id: string;
  readonly barcode: string;
  readonly due_date: string;
}

type LendOutRefusal = Refusal<
  | 'DESK_ELSEWHERE'
  | 'ILS_UNAVAILABLE'
  | 'ITEM_NOT_FOUND'
  | 'ITEM_NOT_AVAILABLE'
  | 'ITEM_NOT_LOANABLE'
  | 'NO_LOAN_RULE'
  | 'ITEM_HELD_FOR_OTHER'
  | 'LOAN_LIMIT_REACHED'
  | 'ALLIANCE_ACCOUNT_BLOCKED'
>;

const HANDED_ON = [
  ILS_UNAVAILABLE,
  ITEM_NOT_FOUND,
  ITEM_NOT_AVAILABLE,
  ITEM_NOT_LOANABLE,
  NO_LOAN_RULE,
  ITEM_HELD_FOR_OTHER,
  LOAN_LIMIT_REACHED,
] as const;

/** What the library system calls the patron who stands for another library. */
export function accountOfPeer(peerCode: string): string {
  return `alliance:${peerCode}`;
}

/**
 * Lends a copy to the other library: to the patron who stands for it in the library system, by the loan rules of the group for partners. A
 * copy that this transaction lent already, before its row could say so, is answered again.
 */
export async function lendOut(
  deps: Deps,
  tenant: Tenant,
  transaction: Transaction,
  barcode: string,
  { desk, libraryCode, staffId, language }: LendingPlace,
): Promise<LentCopy | LendOutRefusal> {
  const peer = await findPeer(deps.db, tenant.id, transaction.peer_code);
  const partner = await deps.ils.of(tenant).patrons?.create?.({
    primaryId: accountOfPeer(transaction.peer_code),
    name: peer?.name ?? transaction.peer_code,
    patronGroup: tenant.settings.policy.alliance.patronGroup,
    libraryCode,
  });
  if (partner === undefined) return refuse(DESK_ELSEWHERE);
  // Staff cancelled the account that stands for the other library.
  if (isRefusalFor(partner, IDENTITY_UNKNOWN)) return refuse(DESK_ELSEWHERE);
  if (isRefusal(partner)) return partner;
  const loan = await desk.checkOut({ patronId: partner.patronId, barcode, libraryCode, staffId });
  if (!isRefusal(loan)) return { loan_id: loan.id, barcode, due_date: loan.dueDate };
  if (isRefusalFor(loan, ITEM_ON_LOAN_TO_READER)) return lentBefore(deps, transaction, barcode, desk);
  const handedOn = HANDED_ON.find((error) => error.code === loan.code);
  if (handedOn) return loan as Refusal<(typeof HANDED_ON)[number]['code']>;
  return refuse(ALLIANCE_ACCOUNT_BLOCKED, { reason: refusalWords(loan, { language }) });
}

async function lentBefore(
  { db }: Deps,
  transaction: Transaction,
  barcode: string,
  desk: IlsDesk,
): Promise<LentCopy | LendOutRefusal> {
  const item = await desk.item(barcode);
  if (isRefusal(item)) return item;
  if (!item.loan || (await isLoanTaken(db, transaction, item.loan.id))) return refuse(ITEM_NOT_AVAILABLE);
  return { loan_id: item.loan.id, barcode, due_date: item.loan.dueDate };
}
