import { refuse } from '@lectern/contracts/kernel/refusal';
import { ACCOUNT_FROZEN } from '@lectern/contracts/library-system/patron-block-errors';
import {
  RENEWAL_DENIED,
  RENEWAL_ITEM_RECALLED,
  RENEWAL_LIMIT_REACHED,
  RENEWAL_NOT_ALLOWED,
  RENEWAL_READER_WAITING,
} from '@lectern/contracts/library-system/renewal-errors';
import type { Loan } from '../ils-loans.ts';
import type { RenewalRefusal } from '../ils-refusals.ts';
import type { KohaContext } from './koha-context.ts';
import type { KohaLoan } from './koha-loans.ts';

/**
 * A loan with how often it may be renewed and why it cannot be now, which Koha says for each loan by itself; until when a renewal would go
 * it does not say.
 * @throws SystemFault
 */
export async function withRenewability(context: KohaContext, known: KohaLoan): Promise<Loan> {
  const { loan } = known;
  const answer = await context.api.renewability(Number(loan.id));
  if (!answer) return loan;
  const maxRenewals = answer.max_renewals;
  if (loan.refusal || answer.allows_renewal) return { ...loan, maxRenewals };
  return { ...loan, maxRenewals, ...(await denialOf(context, known, answer.error, maxRenewals)) };
}

/** Koha's code of why a loan is not renewed, in our words. @throws SystemFault */
export async function denialOf(
  { api }: KohaContext,
  { biblioId }: KohaLoan,
  code: string,
  maxRenewals: number,
): Promise<{ readonly refusal: RenewalRefusal; readonly recalled?: true }> {
  if (code === 'recalled') return { refusal: refuse(RENEWAL_ITEM_RECALLED), recalled: true };
  if (code === 'too_many') return { refusal: refuse(RENEWAL_LIMIT_REACHED, { limit: maxRenewals }) };
  if (code === 'restriction') return { refusal: refuse(ACCOUNT_FROZEN) };
  if (code === 'item_denied_renewal' || code === 'onsite_checkout')
    return { refusal: refuse(RENEWAL_NOT_ALLOWED) };
  if (code !== 'on_reserve' || biblioId === undefined) return { refusal: refuse(RENEWAL_DENIED) };
  const waiting = (await api.holdsOfBiblios([biblioId])).filter((hold) => hold.status === '').length;
  return { refusal: refuse(RENEWAL_READER_WAITING, { waiting: Math.max(1, waiting) }) };
}
