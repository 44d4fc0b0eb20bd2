import { isRefusal, type Refusal } from '@lectern/contracts/kernel/refusal';
import { fieldOf, type MessageOf } from '../../../../platform/sip2/read-message.ts';
import { writeAmount } from '../../../../platform/sip2/write-amount.ts';
import type { DraftMessage } from '../../../../platform/sip2/write-message.ts';
import type { PatronAccount } from '../../../../ports/ils/ils-patrons.ts';
import { type FoundReader, findReader } from '../find-reader.ts';
import { screenWords, type TerminalContext, unlessAway, writeCount } from '../terminal-context.ts';

/** Most items that one answer names. */
const MOST_ITEMS = 50;

/** What is wrong with an account (24 for 23). */
export async function patronStatus(
  message: MessageOf<'23'>,
  context: TerminalContext,
): Promise<DraftMessage<'24'>> {
  const { blocks, fields } = await readPatron(message, context);
  const { language } = message.fixed;
  return { code: '24', fixed: { blocks, language, sentAt: context.sentAt }, fields };
}

/** The same with counts, and the items of one kind (64 for 63). Without the password, where one is needed, nothing is counted. */
export async function patronInformation(
  message: MessageOf<'63'>,
  context: TerminalContext,
): Promise<DraftMessage<'64'>> {
  const { blocks, fields, account, patronId } = await readPatron(message, context);
  const { language, summary } = message.fixed;
  const { ils } = context;
  const [loans, ready, holds, fines, waiting] =
    account && patronId !== undefined
      ? [
          listOrNone(unlessAway(await ils.loans(patronId))),
          unlessAway((await ils.holds?.ready(patronId)) ?? []),
          unlessAway(await ils.holds?.count(patronId)),
          unlessAway(await ils.openFines(patronId)),
          await waitingTitles(context, patronId, summary),
        ]
      : [[], [], undefined, [], []];
  const overdue = loans.filter(({ isOverdue }) => isOverdue);
  const recalled = loans.filter(({ recalled: isRecalled }) => isRecalled);
  const range = rangeOf(message);
  const named = (place: number, items: readonly string[]) =>
    summary[place] === 'Y' ? items.slice(range.from, range.to) : undefined;
  return {
    code: '64',
    fixed: {
      blocks,
      language,
      sentAt: context.sentAt,
      holds: writeCount(ready.length),
      overdue: writeCount(overdue.length),
      charged: writeCount(loans.length),
      fines: writeCount(fines.length),
      recalls: writeCount(recalled.length),
      unavailableHolds: writeCount(holds?.waiting ?? 0),
    },
    fields: {
      ...fields,
      CB: account?.loanLimit === undefined ? undefined : writeCount(account.loanLimit),
      AS: named(
        0,
        ready.map(({ title }) => title),
      ),
      AT: named(
        1,
        overdue.map(({ barcode }) => barcode),
      ),
      AU: named(
        2,
        loans.map(({ barcode }) => barcode),
      ),
      AV: named(
        3,
        fines.map(({ title, barcode, kind }) => title || barcode || kind),
      ),
      BU: named(
        4,
        recalled.map(({ barcode }) => barcode),
      ),
      CD: named(5, waiting),
    },
  };
}

/** More than a reader may have open. */
const MOST_REQUESTS = 500;

/** What the reader waits for, if it is asked for: by title, since no copy is the reader's yet. */
async function waitingTitles({ ils }: TerminalContext, patronId: string, summary: string): Promise<string[]> {
  if (summary[5] !== 'Y') return [];
  const part = { status: 'started', offset: 0, limit: MOST_REQUESTS } as const;
  const listed = unlessAway(await ils.requests?.list(patronId, part));
  return (listed?.requests ?? []).map(({ title }) => title);
}

interface ReadPatron {
  readonly blocks: string;
  readonly fields: DraftMessage<'24'>['fields'];
  /** Absent if the reader is not known or has not proved themselves. */
  readonly account?: PatronAccount;
  readonly patronId?: string;
}

async function readPatron(
  message: MessageOf<'23'> | MessageOf<'63'>,
  context: TerminalContext,
): Promise<ReadPatron> {
  const { terminal, ils } = context;
  const password = fieldOf(message, 'AD');
  const card = fieldOf(message, 'AA');
  const found = await findReader(context, card, password);
  const fields = { AO: terminal.libraryCode, AA: card, AE: '', ...validity(found, password) };
  const { holder, refusal } = found;
  if (!holder || refusal)
    return { blocks: ALL_BLOCKED, fields: { ...fields, AF: refusal && screenWords(refusal, context) } };
  const { patronId } = holder;
  const account = unlessAway(await ils.patronAccount(patronId));
  if (isRefusal(account))
    return { blocks: ALL_BLOCKED, fields: { ...fields, AF: screenWords(account, context) } };
  const { currency, owed } = account;
  // What a machine can take: a fine that still grows is no charge yet.
  const BV = writeAmount(Math.max(0, owed), currency);
  const AF = account.blocks.map((block) => screenWords(block, context));
  return {
    blocks: blocksOf(account.blocks),
    fields: { ...fields, AE: account.name, BH: currency, BV, AF },
    account,
    patronId,
  };
}

/** Whether the card and the password are right; of a password that nobody asked for and gave, nothing is said. */
function validity({ holder, refusal }: FoundReader, password: string) {
  const isProved = refusal === undefined && password !== '';
  return { BL: holder ? 'Y' : 'N', CQ: isProved ? 'Y' : refusal ? 'N' : undefined };
}

/** Lending, renewals, recalls and holds are denied. */
export const ALL_BLOCKED = 'YYYY'.padEnd(14);

function blocksOf(blocks: readonly Refusal[]): string {
  const codes = blocks.map(({ code }) => code);
  const flags: string[] = Array.from({ length: 14 }, () => ' ');
  // A blank says that the reader may.
  if (codes.length > 0) for (const place of [0, 1, 3]) flags[place] = 'Y';
  if (codes.includes('CARD_LOST')) flags[4] = 'Y';
  if (codes.includes('FINES_OVER_LIMIT')) flags[10] = 'Y';
  return flags.join('');
}

/** First and last item that the machine wants to have named, counted from 1 in the message. */
function rangeOf(message: MessageOf<'63'>): { readonly from: number; readonly to: number } {
  const first = Number.parseInt(fieldOf(message, 'BP'), 10);
  const last = Number.parseInt(fieldOf(message, 'BQ'), 10);
  const from = first > 0 ? first - 1 : 0;
  return { from, to: Math.min(last > 0 ? last : from + MOST_ITEMS, from + MOST_ITEMS) };
}

function listOrNone<T>(answer: readonly T[] | Refusal): readonly T[] {
  return isRefusal(answer) ? [] : answer;
}
