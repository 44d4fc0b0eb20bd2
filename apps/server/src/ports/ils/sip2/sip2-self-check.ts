import { SELF_CHECK_DENIED, SELF_CHECK_DENIED_BECAUSE } from '@lectern/contracts/counter/self-check/errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { ITEM_ON_LOAN_TO_READER } from '@lectern/contracts/library-system/desk-errors';
import { ITEM_NOT_FOUND, PATRON_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import { fieldOf } from '../../../platform/sip2/read-message.ts';
import type { DeskItem } from '../ils-desk.ts';
import type { Loan } from '../ils-loans.ts';
import type { IlsSelfCheck } from '../ils-self-check.ts';
import { readLoans } from './read-loans.ts';
import { isSendable } from './read-patron.ts';
import type { Sip2Context } from './sip2-context.ts';
import { Sip2Fault } from './sip2-fault.ts';

/** Who has a copy is not said. */
const SOMEBODY = { patronId: '', primaryId: '', name: '' };

/** Lends (11) and takes back (09) copies at a station of the portal. What the system has against it is told in its words. */
export function sip2SelfCheck(context: Sip2Context): IlsSelfCheck {
  const { system, items, settings } = context;

  return {
    alert: async () => '',
    item: (barcode) => system.unlessFault(() => readItem(context, barcode)),
    checkOut: ({ patronId, barcode }) =>
      system.unlessFault(async () => {
        if (!isSendable(patronId)) return refuse(PATRON_NOT_FOUND);
        if (!isSendable(barcode)) return refuse(ITEM_NOT_FOUND);
        const { sentAt, AO, AC } = await system.frame();
        items.forget(barcode);
        // Means nothing without "no block", but some systems take no blanks for it.
        const fixed = { renewalPolicy: 'N', noBlock: 'N', sentAt, blockDueAt: sentAt };
        const answer = await unlessLost(
          system.change({ code: '11', fixed, fields: { AO, AA: patronId, AB: barcode, AC, BO: 'N' } }, '12'),
        );
        // The list of loans says whether it was lent, also where the answer was lost.
        const loan = await loanOf(context, patronId, barcode);
        const isLent = !(answer instanceof Sip2Fault) && answer.fixed.ok === '1';
        if (loan && (isLent || answer instanceof Sip2Fault)) return loan;
        if (answer instanceof Sip2Fault) throw answer;
        if (isLent) throw new Sip2Fault('garbled', 'a copy was lent, and the list of loans does not have it');
        return loan ? refuse(ITEM_ON_LOAN_TO_READER, { due: loan.dueDate }) : denied(fieldOf(answer, 'AF'));
      }),
    checkIn: ({ barcode, libraryCode }) =>
      system.unlessFault(async () => {
        if (!isSendable(barcode)) return refuse(ITEM_NOT_FOUND);
        const { sentAt, AO, AC } = await system.frame();
        items.forget(barcode);
        const fields = { AP: settings.location || libraryCode, AO, AB: barcode, AC };
        const answer = await unlessLost(
          system.change({ code: '09', fixed: { noBlock: 'N', sentAt, returnedAt: sentAt }, fields }, '10'),
        );
        if (answer instanceof Sip2Fault) {
          if ((await items.ask(barcode)).status === 'on_loan') throw answer;
          return { finePosted: 0, needsStaff: true };
        }
        if (answer.fixed.ok !== '1') return denied(fieldOf(answer, 'AF'));
        return { finePosted: 0, needsStaff: answer.fixed.alert === 'Y' };
      }),
  };
}

/** The answer to a change, or the fault after which nobody knows whether it was made. */
async function unlessLost<Answer>(change: Promise<Answer>): Promise<Answer | Sip2Fault> {
  return change.catch((error: unknown) => {
    if (error instanceof Sip2Fault) return error;
    throw error;
  });
}

async function loanOf(context: Sip2Context, patronId: string, barcode: string): Promise<Loan | undefined> {
  const read = await readLoans(context, patronId);
  return isRefusal(read) ? undefined : read.loans.find((loan) => loan.barcode === barcode);
}

/** The copy as the system sees it now, with the traits that the catalogue has. */
async function readItem(
  context: Sip2Context,
  barcode: string,
): Promise<DeskItem | ReturnType<typeof notFound>> {
  if (!isSendable(barcode)) return notFound();
  const { items, copies, tenantId, settings } = context;
  items.forget(barcode);
  const [answer, known] = await Promise.all([
    items.ask(barcode),
    copies.byBarcodes(tenantId, [barcode]).then((found) => found.get(barcode)),
  ]);
  if (!known && answer.title === '') return notFound();
  const { status, due, isRecalled, waiting } = answer;
  return {
    id: known?.id ?? barcode,
    bibId: known?.bibId ?? '',
    barcode,
    title: known?.title ?? answer.title,
    author: known?.author ?? '',
    callNumber: known?.callNumber ?? '',
    volume: known?.volume ?? '',
    copyNumber: '',
    itemType: known?.itemType ?? '',
    libraryCode: known?.libraryCode ?? settings.libraryCode,
    locationCode: known?.locationCode ?? '',
    shelf: known?.shelf ?? '',
    status: status === 'available' && known?.isReference ? 'reference' : status,
    closedStack: false,
    statusSince: null,
    scannedAt: null,
    recalled: isRecalled,
    alert: '',
    ...(status === 'on_loan' && {
      loan: {
        id: barcode,
        reader: SOMEBODY,
        dueDate: due?.dueDate ?? '',
        checkedOutAt: '',
        claimedOn: null,
      },
    }),
    waiting,
  };
}

const notFound = () => refuse(ITEM_NOT_FOUND);

function denied(words: string) {
  const reason = words.trim();
  return reason === '' ? refuse(SELF_CHECK_DENIED) : refuse(SELF_CHECK_DENIED_BECAUSE, { reason });
}
