import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { addDays } from '../../../platform/clock.ts';
import { fieldOf } from '../../../platform/sip2/read-message.ts';
import type { HoldCounts, OpenFine, PatronAccount, PatronIdentity, ReadyHold } from '../ils-patrons.ts';
import type { NoPatron } from '../ils-refusals.ts';
import { readLoans } from './read-loans.ts';
import {
  askPatron,
  askPatronList,
  blocksOf,
  debtOf,
  expiryOf,
  identityOf,
  isSendable,
  type PatronAnswer,
} from './read-patron.ts';
import type { Sip2Context } from './sip2-context.ts';

/** Loans due within so many days are due soon. */
const SOON_DAYS = 3;

/** @throws Sip2Fault */
export async function readAccount(context: Sip2Context, patronId: string): Promise<PatronAccount | NoPatron> {
  const read = await readLoans(context, patronId);
  if (isRefusal(read)) return read;
  const { answer, loans } = read;
  const { owed, currency } = debtOf(answer, context);
  const loanLimit = countOf(fieldOf(answer, 'CB'));
  const { patronId: _id, ...identity } = identityOf(answer, patronId, context);
  const soon = addDays(context.today(), SOON_DAYS);
  return {
    ...identity,
    expiresOn: expiryOf(answer, context),
    patronGroup: '',
    blocks: blocksOf(answer, context),
    loanCount: loans.length,
    ...(loanLimit !== undefined && { loanLimit }),
    overdueCount: loans.filter(({ isOverdue }) => isOverdue).length,
    dueSoonCount: loans.filter(({ isOverdue, dueDate }) => !isOverdue && dueDate <= soon).length,
    owed,
    accruing: 0,
    currency,
  };
}

/** What is owed, as one entry: messages name the sum and no dates. @throws Sip2Fault */
export async function readOpenFines(context: Sip2Context, patronId: string): Promise<readonly OpenFine[]> {
  const answer = await askPatron(context, patronId);
  if (isRefusal(answer)) return [];
  const { owed } = debtOf(answer, context);
  const about = { title: '', author: '', barcode: '', callNumber: '', locationCode: '' };
  const postedAt = context.clock.now().toISOString();
  return owed > 0 ? [{ id: 'balance', kind: 'service', amount: owed, postedAt, ...about }] : [];
}

/** @throws Sip2Fault */
export async function findPatron(context: Sip2Context, card: string): Promise<PatronIdentity | undefined> {
  const answer = await askPatron(context, card);
  return isRefusal(answer) ? undefined : identityOf(answer, card, context);
}

/** The patron with this password. Only an answer that says that the password is right proves it. @throws Sip2Fault */
export async function checkPassword(
  context: Sip2Context,
  card: string,
  password: string,
): Promise<PatronIdentity | undefined> {
  if (!isSendable(password)) return undefined;
  const answer = await askPatron(context, card, { password });
  if (isRefusal(answer) || fieldOf(answer, 'CQ') !== 'Y') return undefined;
  return identityOf(answer, card, context);
}

/** @throws Sip2Fault */
export async function countHolds(context: Sip2Context, patronId: string): Promise<HoldCounts> {
  const answer = await askPatron(context, patronId);
  if (isRefusal(answer)) return { ready: 0, waiting: 0 };
  return { ready: holdsOf(answer, 'holds'), waiting: holdsOf(answer, 'unavailableHolds') };
}

/** What is kept, by barcode or by title, as the system names it. Until when is not said. @throws Sip2Fault */
export async function readReadyHolds(context: Sip2Context, patronId: string): Promise<readonly ReadyHold[]> {
  const list = await askPatronList(context, patronId, 'readyHolds');
  if (isRefusal(list)) return [];
  const copies = await context.copies.byBarcodes(context.tenantId, list.entries);
  return list.entries.map((entry) => {
    const copy = copies.get(entry);
    return {
      id: entry,
      bibId: copy?.bibId ?? '',
      title: copy?.title ?? entry,
      pickupLibrary: context.settings.libraryCode,
      readyUntil: null,
    };
  });
}

function holdsOf({ fixed }: PatronAnswer, which: 'holds' | 'unavailableHolds'): number {
  return countOf(fixed[which]) ?? 0;
}

function countOf(text: string): number | undefined {
  return /^\s*\d+\s*$/.test(text) ? Number(text) : undefined;
}
