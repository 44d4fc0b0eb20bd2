import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { LOAN_NOT_FOUND } from '@lectern/contracts/library-system/renewal-errors';
import { borrow } from '../../../../domains/counter/self-check/borrow.ts';
import { fieldOf, type MessageOf } from '../../../../platform/sip2/read-message.ts';
import type { DraftMessage } from '../../../../platform/sip2/write-message.ts';
import { findReader } from '../find-reader.ts';
import { screenWords, type TerminalContext, unlessAway, writeDue } from '../terminal-context.ts';

/**
 * Lends a copy (12 for 11) by the rules of self check-out, also where the machine says that it was lent already. A machine that could not
 * desensitize a copy cancels its loan (BI).
 */
export async function checkOut(
  message: MessageOf<'11'>,
  context: TerminalContext,
): Promise<DraftMessage<'12'>> {
  const { desk, terminal, words, sentAt } = context;
  const card = fieldOf(message, 'AA');
  const barcode = fieldOf(message, 'AB');
  const fields = { AO: terminal.libraryCode, AA: card, AB: barcode, AJ: '', AH: '' };
  const fixed = { ok: '0', renewalOk: 'N', magnetic: 'U', desensitize: 'N', sentAt };
  const { holder, refusal } = await findReader(context, card, fieldOf(message, 'AD'));
  if (!holder || refusal)
    return { code: '12', fixed, fields: { ...fields, AF: refusal && screenWords(refusal, context) } };
  if (fieldOf(message, 'BI') === 'Y') {
    const { title, refusal: kept } = await cancelLoan(context, { patronId: holder.patronId, barcode });
    return {
      code: '12',
      fixed: { ...fixed, ok: kept ? '0' : '1' },
      fields: { ...fields, AJ: title, AF: kept && screenWords(kept, context) },
    };
  }
  const visit = { patron_id: holder.patronId, library_code: terminal.libraryCode, request_id: null };
  const lent = unlessAway(await borrow({ desk, visit, at: nameInAudit(context) }, barcode, words));
  if (lent.normReturnDate === null)
    return { code: '12', fixed, fields: { ...fields, AJ: lent.title, AF: lent.refusal?.message } };
  return {
    code: '12',
    fixed: { ...fixed, ok: '1', desensitize: 'Y' },
    fields: { ...fields, AJ: lent.title, AH: writeDue(lent.normReturnDate, lent.dueTime) },
  };
}

/** Ends the loan of a copy that the reader has, as a return. What others have stays lent. */
async function cancelLoan(
  context: TerminalContext,
  { patronId, barcode }: { readonly patronId: string; readonly barcode: string },
): Promise<{ readonly title: string; readonly refusal?: Refusal }> {
  const { desk, terminal } = context;
  const item = unlessAway(await desk.item(barcode));
  if (isRefusal(item)) return { title: '', refusal: item };
  const { title, loan } = item;
  if (loan?.reader.patronId !== patronId) return { title, refusal: refuse(LOAN_NOT_FOUND) };
  const { libraryCode } = terminal;
  const selfCheck = { at: nameInAudit(context), libraryCode };
  const done = unlessAway(await desk.checkIn({ barcode, libraryCode, selfCheck }));
  return isRefusal(done) ? { title, refusal: done } : { title };
}

/** What the audit calls the machine. */
export function nameInAudit({ terminal }: Pick<TerminalContext, 'terminal'>): string {
  return `SIP2 ${terminal.account}`;
}
