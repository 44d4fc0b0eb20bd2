import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { formatDay } from '@lectern/rules/format-day';
import { formatMoney } from '@lectern/rules/money';
import { plainly } from '../../talk/title-marks.ts';
import { type Answers, say, unknown } from '../turn.ts';

/** When the libraries are open, on a day or in a week. */
export const answerHours: Answers = async function* (turn) {
  const { question, tools, words, asked } = turn;
  yield { kind: 'understood', question };
  const told = await tools.libraries();
  if (isRefusal(told)) {
    yield* unknown(turn, words.away);
    return;
  }
  const { libraryCode, days } = question.about;
  const chosen = told.filter(({ libCode }) => libraryCode === undefined || libCode === libraryCode);
  let isTold = false;
  for (const { libCode, libName, openingHours } of chosen) {
    const hours = days ? await tools.hoursOn(libCode, days.from) : openingHours;
    if (!hours || isRefusal(hours)) continue;
    isTold = true;
    const name = plainly(libName);
    yield say(
      days
        ? words.hours(name, formatDay(days.from, asked.language, asked.today), hours)
        : words.week(name, hours),
    );
  }
  if (!isTold) yield* unknown(turn, words.noHours);
  else yield { kind: 'proposal', proposal: { kind: 'open', page: 'hours' } };
};

/** For how long, how many, how often: the rules of the reader's own group. Other rules are a librarian's to tell. */
export const answerRules: Answers = async function* (turn) {
  const { question, tools, words, asked } = turn;
  yield { kind: 'understood', question };
  const { rule = 'other' } = question.about;
  const told = rule === 'other' || rule === 'card' ? undefined : await tools.rules();
  const lent = told && !isRefusal(told) ? told.rules.filter(({ loanable }) => loanable) : [];
  if (!told || isRefusal(told) || lent.length === 0) {
    yield* unknown(turn, words.ruleUnknown);
    return;
  }
  if (told.maxLoans !== null) yield say(words.mostLoans(told.maxLoans));
  for (const one of lent) {
    const fine = formatMoney(one.finePerDay, asked.language);
    yield say(words.rule(plainly(one.itemTypeName), one.loanDays, one.maxRenewals, one.maxLoans, fine));
  }
  yield { kind: 'proposal', proposal: { kind: 'open', page: 'rules' } };
};
