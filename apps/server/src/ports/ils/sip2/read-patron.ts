import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { PATRON_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import {
  ACCOUNT_EXPIRED,
  ACCOUNT_FROZEN,
  CARD_LOST,
  FINES_OVER_LIMIT,
} from '@lectern/contracts/library-system/patron-block-errors';
import { readAmount } from '../../../platform/sip2/read-amount.ts';
import { fieldOf, type MessageOf } from '../../../platform/sip2/read-message.ts';
import type { PatronIdentity } from '../ils-patrons.ts';
import type { NoPatron, PatronBlock } from '../ils-refusals.ts';
import { readDue } from './read-due.ts';
import type { Sip2Context } from './sip2-context.ts';

/** Which list of a patron an answer names: the place of its `Y` in the summary of 63, and the field of 64. */
const LISTS = {
  readyHolds: [0, 'AS'],
  charged: [2, 'AU'],
  waitingHolds: [5, 'CD'],
} as const;

export type PatronList = keyof typeof LISTS;

/** Copies that one answer is asked for. */
const PART = 50;

/** What must not be in a field: it would end the field or the message. */
const UNSENDABLE = /[|\p{Cc}\p{Zl}\p{Zp}]/u;

export function isSendable(text: string): boolean {
  return text !== '' && !UNSENDABLE.test(text);
}

export type PatronAnswer = MessageOf<'64'>;

/** Asks for a patron (63). A patron who is not known is refused. @throws Sip2Fault */
export async function askPatron(
  context: Sip2Context,
  card: string,
  asked: {
    readonly list?: PatronList;
    readonly from?: number;
    readonly password?: string;
  } = {},
): Promise<PatronAnswer | NoPatron> {
  if (!isSendable(card)) return refuse(PATRON_NOT_FOUND);
  const { list, from = 1, password = '' } = asked;
  const { sentAt, AO, AC } = await context.system.frame();
  const place = list && LISTS[list][0];
  const summary = Array.from({ length: 10 }, (_, at) => (at === place ? 'Y' : ' ')).join('');
  const range = list && { BP: String(from), BQ: String(from + PART - 1) };
  const answer = await context.system.ask(
    {
      code: '63',
      fixed: { language: '000', sentAt, summary },
      fields: { AO, AA: card, AC, AD: password, ...range },
    },
    '64',
  );
  const valid = fieldOf(answer, 'BL');
  const isKnown = valid === '' ? fieldOf(answer, 'AE') !== '' : valid === 'Y';
  return isKnown ? answer : refuse(PATRON_NOT_FOUND);
}

/** All entries of a list of a patron, with the answer that they began with. @throws Sip2Fault */
export async function askPatronList(
  context: Sip2Context,
  card: string,
  list: PatronList,
): Promise<{ readonly first: PatronAnswer; readonly entries: readonly string[] } | NoPatron> {
  const [, field] = LISTS[list];
  const first = await askPatron(context, card, { list });
  if (isRefusal(first)) return first;
  const entries = new Set(first.fields.get(field));
  const total = Number(first.fixed[COUNTS[list]]) || 0;
  // A system that ignores the range says the same again.
  for (let known = 0; entries.size > known && entries.size < total; ) {
    known = entries.size;
    const more = await askPatron(context, card, { list, from: known + 1 });
    if (isRefusal(more)) return more;
    for (const entry of more.fields.get(field) ?? []) entries.add(entry);
  }
  return { first, entries: [...entries].filter((entry) => entry !== '') };
}

const COUNTS = { readyHolds: 'holds', charged: 'charged', waitingHolds: 'unavailableHolds' } as const;

/** Who the patron of an answer is: the card as the system writes it. */
export function identityOf(answer: PatronAnswer, card: string, context: Sip2Context): PatronIdentity {
  const known = fieldOf(answer, 'AA') || card;
  const { libraryCode } = context.settings;
  return { patronId: known, primaryId: known, name: fieldOf(answer, 'AE'), libraryCode };
}

/** What the patron owes, with the currency. */
export function debtOf(answer: PatronAnswer, { policy }: Sip2Context) {
  const written = fieldOf(answer, 'BH');
  const currency = /^[A-Z]{3}$/.test(written) ? written : policy.currency;
  return { owed: readAmount(fieldOf(answer, 'BV'), currency) ?? 0, currency };
}

/** Last valid day; systems write it in PA, which the standard does not have. */
export function expiryOf(answer: PatronAnswer, { policy }: Sip2Context): string | null {
  return readDue(fieldOf(answer, 'PA'), policy.timeZone)?.dueDate ?? null;
}

/** Why the patron may not borrow or renew. Of a reason that we have no word for it is said that the account is frozen. */
export function blocksOf(answer: PatronAnswer, context: Sip2Context): PatronBlock[] {
  const flags = answer.fixed.blocks;
  const has = (...places: readonly number[]) => places.some((place) => flags[place] === 'Y');
  const blocks: PatronBlock[] = [];
  const expiresOn = expiryOf(answer, context);
  if (expiresOn !== null && expiresOn < context.today())
    blocks.push(refuse(ACCOUNT_EXPIRED, { date: expiresOn }));
  if (has(4)) blocks.push(refuse(CARD_LOST));
  if (has(10, 11)) {
    const { owed, currency } = debtOf(answer, context);
    const limit = readAmount(fieldOf(answer, 'CC'), currency) ?? context.policy.fineLimit;
    blocks.push(
      refuse(FINES_OVER_LIMIT, { owed: { amount: owed, currency }, limit: { amount: limit, currency } }),
    );
  }
  const isDenied = has(0) && has(1);
  return isDenied && blocks.length === 0 ? [refuse(ACCOUNT_FROZEN)] : blocks;
}
