import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { AMOUNT_CHANGED } from '@lectern/contracts/lending/fines/errors';
import { payBehaviours } from '../../../../domains/lending/circulation/money/charge-and-pay.ts';
import { ownCirculation } from '../../../../domains/lending/circulation/own-circulation.ts';
import { readAmount } from '../../../../platform/sip2/read-amount.ts';
import { fieldOf, type MessageOf } from '../../../../platform/sip2/read-message.ts';
import { writeAmount } from '../../../../platform/sip2/write-amount.ts';
import type { DraftMessage } from '../../../../platform/sip2/write-message.ts';
import type { Behaviour } from '../../../../ports/ils/ils-behaviours.ts';
import { findReader } from '../find-reader.ts';
import { screenWords, type TerminalContext, unlessAway } from '../terminal-context.ts';
import { nameInAudit } from './check-out.ts';

/** Payment types of the standard: 00 is cash, the others are cards. */
const CASH = '00';
/** More charges than a machine settles at once. */
const MOST_CHARGES = 1_000;

/**
 * Books what a machine took (38 for 37): for the charge that it names (CG), for all that is open, or for the oldest charges if the sum is
 * theirs. Another sum is refused, because no charge would be settled by it; a message that comes twice finds nothing open and is refused
 * too.
 */
export async function feePaid(
  message: MessageOf<'37'>,
  context: TerminalContext,
): Promise<DraftMessage<'38'>> {
  const { terminal, sentAt } = context;
  const card = fieldOf(message, 'AA');
  const fields = { AO: terminal.libraryCode, AA: card, BK: fieldOf(message, 'BK') || undefined };
  const paid = await pay(message, context, card);
  if (isRefusal(paid))
    return {
      code: '38',
      fixed: { accepted: 'N', sentAt },
      fields: { ...fields, AF: screenWords(paid, context) },
    };
  return { code: '38', fixed: { accepted: 'Y', sentAt }, fields };
}

async function pay(
  message: MessageOf<'37'>,
  context: TerminalContext,
  card: string,
): Promise<{ readonly paid: number } | Refusal> {
  const { deps, tenant, ils, terminal, words } = context;
  const { currency } = words.policy;
  const { holder, refusal } = await findReader(context, card, fieldOf(message, 'AD'));
  if (refusal) return refusal;
  const page = unlessAway(
    await ils.behaviours?.list({
      patronId: holder?.patronId ?? '',
      tab: 'unprocessed',
      offset: 0,
      limit: MOST_CHARGES,
    }),
  );
  const open = (page?.behaviours ?? []).filter((behaviour) => behaviour.open > 0);
  const changed = refuse(AMOUNT_CHANGED, { open: { amount: sumOf(open), currency } });
  const amount = exactAmount(fieldOf(message, 'BV'), currency);
  const chosen = amount === undefined ? undefined : chargesOf(open, amount, fieldOf(message, 'CG'));
  if (!holder || amount === undefined || !chosen || message.fixed.currency !== currency) return changed;
  const own = ownCirculation(deps, tenant);
  if (!own) return changed;
  return payBehaviours(deps.db, own, {
    patronId: holder.patronId,
    behaviourIds: chosen.map(({ id }) => id),
    amount,
    method: message.fixed.paymentType === CASH ? 'cash' : 'card',
    selfCheck: { at: nameInAudit(context), libraryCode: terminal.libraryCode },
  });
}

/** The charges that an amount settles wholly, oldest first; undefined if it is no sum of theirs. */
function chargesOf(
  open: readonly Behaviour[],
  amount: number,
  named: string,
): readonly Behaviour[] | undefined {
  const oldestFirst = [...open].sort((one, other) => one.createdAt.localeCompare(other.createdAt));
  const asked = named === '' ? oldestFirst : oldestFirst.filter(({ id }) => id === named);
  for (let count = 1; count <= asked.length; count++) {
    const chosen = asked.slice(0, count);
    if (sumOf(chosen) === amount) return chosen;
  }
  return undefined;
}

function sumOf(behaviours: readonly Behaviour[]): number {
  return behaviours.reduce((sum, { open }) => sum + open, 0);
}

/** Undefined for what is no amount above nothing, or has parts of the smallest unit. */
function exactAmount(text: string, currency: string): number | undefined {
  if (!/^\d+(\.\d+)?$/.test(text)) return undefined;
  const amount = readAmount(text, currency) ?? 0;
  return amount > 0 && Number(writeAmount(amount, currency)) === Number(text) ? amount : undefined;
}
