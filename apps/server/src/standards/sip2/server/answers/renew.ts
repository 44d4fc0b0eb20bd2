import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { LOAN_NOT_FOUND } from '@lectern/contracts/library-system/renewal-errors';
import { clockIn } from '../../../../platform/clock.ts';
import { fieldOf, type MessageOf } from '../../../../platform/sip2/read-message.ts';
import type { DraftMessage } from '../../../../platform/sip2/write-message.ts';
import type { RenewalResult } from '../../../../ports/ils/ils-loans.ts';
import { findReader } from '../find-reader.ts';
import { screenWords, type TerminalContext, unlessAway, writeCount, writeDue } from '../terminal-context.ts';

/** Renews the loan of one copy (30 for 29), named by its barcode. */
export async function renew(message: MessageOf<'29'>, context: TerminalContext): Promise<DraftMessage<'30'>> {
  const { terminal, sentAt, words } = context;
  const [card, barcode] = [fieldOf(message, 'AA'), fieldOf(message, 'AB')];
  const fixed = { ok: '0', renewalOk: 'N', magnetic: 'U', desensitize: 'N', sentAt };
  const fields = { AO: terminal.libraryCode, AA: card, AB: barcode, AJ: '', AH: '' };
  const results = await renewLoans(message, context, barcode);
  const refused = isRefusal(results) ? results : results[0]?.refusal;
  const [result] = isRefusal(results) ? [] : results;
  if (!result?.renewed) {
    const refusal = refused ?? refuse(LOAN_NOT_FOUND);
    return {
      code: '30',
      fixed,
      fields: { ...fields, AJ: result?.title ?? '', AF: screenWords(refusal, context) },
    };
  }
  const { title, dueDate, dueAt } = result;
  const dueTime = dueAt === undefined ? null : clockIn(words.policy.timeZone, new Date(dueAt));
  return {
    code: '30',
    fixed: { ...fixed, ok: '1', renewalOk: 'Y', desensitize: 'Y' },
    fields: { ...fields, AJ: title, AH: writeDue(dueDate, dueTime) },
  };
}

/** Renews all loans of a reader (66 for 65). */
export async function renewAll(
  message: MessageOf<'65'>,
  context: TerminalContext,
): Promise<DraftMessage<'66'>> {
  const { terminal, sentAt } = context;
  const results = await renewLoans(message, context);
  if (isRefusal(results))
    return {
      code: '66',
      fixed: { ok: '0', renewed: '0000', unrenewed: '0000', sentAt },
      fields: { AO: terminal.libraryCode, AF: screenWords(results, context) },
    };
  const titles = (renewed: boolean) =>
    results.filter((result) => result.renewed === renewed).map(({ title }) => title);
  const [renewed, unrenewed] = [titles(true), titles(false)];
  return {
    code: '66',
    fixed: { ok: '1', renewed: writeCount(renewed.length), unrenewed: writeCount(unrenewed.length), sentAt },
    fields: { AO: terminal.libraryCode, BM: renewed, BN: unrenewed },
  };
}

/** Renews the loan of the copy with this barcode, or all. */
async function renewLoans(
  message: MessageOf<'29'> | MessageOf<'65'>,
  context: TerminalContext,
  barcode?: string,
): Promise<readonly RenewalResult[] | Refusal> {
  const { ils } = context;
  const { holder, refusal } = await findReader(context, fieldOf(message, 'AA'), fieldOf(message, 'AD'));
  if (refusal) return refusal;
  if (!holder) return [];
  const loans = unlessAway(await ils.loans(holder.patronId));
  if (isRefusal(loans)) return loans;
  const chosen = barcode === undefined ? loans : loans.filter((loan) => loan.barcode === barcode);
  if (chosen.length === 0) return [];
  return unlessAway(
    await ils.renew(
      holder.patronId,
      chosen.map(({ id }) => id),
    ),
  );
}
