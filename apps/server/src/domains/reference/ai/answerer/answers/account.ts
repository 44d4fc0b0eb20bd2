import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { formatDay } from '@lectern/rules/format-day';
import { formatMoney } from '@lectern/rules/money';
import type { AnswerPart } from '../../answer-part.ts';
import { plainly } from '../../talk/title-marks.ts';
import { type Answers, type AnswerTurn, say, unknown } from '../turn.ts';
import { foldedText } from '../understand/folded-text.ts';

/** A loan is due soon this many days before. */
const SOON_DAYS = 3;

/** The reader's own loans, requests and fines. */
export const answerAccount: Answers = async function* (turn) {
  const { question } = turn;
  yield { kind: 'understood', question };
  switch (question.intent) {
    case 'holds':
      yield* holds(turn);
      return;
    case 'fines':
      yield* fines(turn);
      return;
    default:
      yield* loans(turn);
  }
};

async function* loans(turn: AnswerTurn): AsyncIterable<AnswerPart> {
  const { tools, words, asked, question } = turn;
  const told = await tools.loans();
  if (isRefusal(told)) {
    yield* unknown(turn, words.away);
    return;
  }
  if (question.intent === 'account') {
    const limits = await tools.limits();
    if (!isRefusal(limits)) {
      yield say(words.limits(limits.canBorrow, await stillToBorrow(turn, told.loans.length)), '\n\n');
      for (const { message } of limits.limits) yield say(`- ${plainly(message)}\n`);
    }
  }
  if (told.loans.length === 0) {
    yield say(words.noLoans);
    return;
  }
  const isRenewal = question.intent === 'renew';
  const meant = loansMeant(turn, told.loans);
  yield say(words.loans(meant.length));
  for (const loan of meant) {
    const state = loan.overdue ? 'overdue' : loan.daysLeft <= SOON_DAYS ? 'soon' : 'later';
    const day = formatDay(loan.normReturnDate, asked.language, asked.today);
    yield say(words.due(plainly(loan.title), day, state));
    if (isRenewal && loan.refusal)
      yield say(words.notRenewable(plainly(loan.title), plainly(loan.refusal.message)));
  }
  if (!isRenewal) {
    yield { kind: 'proposal', proposal: { kind: 'open', page: 'loans' } };
    return;
  }
  const renewable = meant.filter(({ canRenew }) => canRenew);
  if (renewable.length === 0) return;
  yield say('\n', words.renewable(renewable.length));
  for (const { loanId, title, renewsUntil } of renewable)
    yield { kind: 'proposal', proposal: { kind: 'renew', loanId, title, until: renewsUntil ?? '' } };
}

/** How many more the rules of the reader's group allow; null where they have no limit or are not told. */
async function stillToBorrow({ tools }: AnswerTurn, loans: number): Promise<number | null> {
  const told = await tools.rules();
  return isRefusal(told) || told.maxLoans === null ? null : Math.max(0, told.maxLoans - loans);
}

/** The loans that a question names or whose days it asks about; all where it fits none. */
function loansMeant<Loan extends { readonly title: string; readonly normReturnDate: string }>(
  { question: { about } }: AnswerTurn,
  loans: readonly Loan[],
): readonly Loan[] {
  const { title, days } = about;
  const meant = loans.filter(
    (loan) =>
      (title === undefined || foldedText(loan.title).includes(foldedText(title))) &&
      (days === undefined || (loan.normReturnDate >= days.from && loan.normReturnDate <= days.to)),
  );
  return meant.length > 0 ? meant : loans;
}

async function* holds(turn: AnswerTurn): AsyncIterable<AnswerPart> {
  const { tools, words, asked } = turn;
  const told = await tools.requests();
  if (isRefusal(told)) {
    yield* unknown(turn, words.away);
    return;
  }
  const open = told.requests.filter(({ canCancel, isKept }) => canCancel || isKept);
  if (open.length === 0) yield say(words.noHolds);
  for (const request of open) {
    const state = request.isKept ? 'kept' : request.readersBefore === null ? 'other' : 'waiting';
    const until = request.keptUntil ? formatDay(request.keptUntil, asked.language, asked.today) : '';
    yield say(
      words.hold(
        plainly(request.title),
        state,
        until,
        plainly(request.takeLocationName),
        request.readersBefore,
      ),
    );
  }
  yield { kind: 'proposal', proposal: { kind: 'open', page: 'requests' } };
}

async function* fines(turn: AnswerTurn): AsyncIterable<AnswerPart> {
  const { tools, words, asked } = turn;
  const told = await tools.owed();
  if (isRefusal(told)) {
    yield* unknown(turn, words.away);
    return;
  }
  const { owed, accruing } = told;
  if (owed.amount <= 0) yield say(words.noFines, '\n\n');
  else yield say(words.owed(formatMoney(owed, asked.language)), '\n\n');
  if (accruing.amount > 0) yield say(words.accruing(formatMoney(accruing, asked.language)), '\n\n');
  for (const { kindName, title, amount } of told.fines)
    yield say(
      `- ${[plainly(title), kindName, formatMoney(amount, asked.language)].filter(Boolean).join(' · ')}\n`,
    );
  if (owed.amount > 0 || accruing.amount > 0)
    yield { kind: 'proposal', proposal: { kind: 'open', page: 'fines' } };
}
