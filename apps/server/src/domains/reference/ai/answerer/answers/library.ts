import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { formatDay } from '@lectern/rules/format-day';
import { formatMoney } from '@lectern/rules/money';
import type { AnswerPart } from '../../answer-part.ts';
import { plainly } from '../../talk/title-marks.ts';
import { type Answers, type AnswerTurn, say, unknown } from '../turn.ts';
import { foldedText } from '../understand/folded-text.ts';
import { HAN } from '../understand/phrases/features.ts';

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
    yield* unknown(turn, words.ruleUnknown, '\n\n');
    yield* hoursToday(turn);
    return;
  }
  if (told.maxLoans !== null) yield say(words.mostLoans(told.maxLoans));
  for (const one of rulesMeant(turn, lent)) {
    const per = one.loanHours === null ? 'day' : 'hour';
    const fine = formatMoney(one.finePerHour ?? one.finePerDay, asked.language);
    const length = one.loanHours ?? one.loanDays;
    yield say(words.rule(plainly(one.itemTypeName), length, per, one.maxRenewals, one.maxLoans, fine));
  }
  yield { kind: 'proposal', proposal: { kind: 'open', page: 'rules' } };
};

/** What readers call the types of items that hold a kind of document. */
const TYPES_OF: Readonly<Record<string, RegExp>> = {
  video: /video|dvd|film|录像|音像|视/,
  audio: /audio|cd|音像|录音|听/,
  journal: /journal|magazine|periodical|revue|periodique|期刊|杂志/,
};

/** The rules for the types of items that a question names, by words of their names or by a kind of document; all where it names none. */
function rulesMeant<Rule extends { readonly itemTypeName: string }>(
  { asked, question }: AnswerTurn,
  rules: readonly Rule[],
): readonly Rule[] {
  const text = foldedText(asked.text);
  const ofKind = (name: string) =>
    question.about.docCodes?.some((code) => TYPES_OF[code]?.test(name)) === true;
  const isNamed = (name: string) =>
    name.length > 2 && (HAN.test(name) ? text.includes(name) : text.includes(name.replace(/s$/, '')));
  const meant = rules.filter(({ itemTypeName }) => {
    const name = foldedText(itemTypeName);
    return ofKind(name) || (isNamed(name) && !/^(?:book|livre|普通图书)s?$/.test(name));
  });
  return meant.length > 0 ? meant : rules;
}

/** Whether somebody may do something is decided at the desk: where it is, and its hours of today. */
export const answerAtDesk: Answers = async function* (turn) {
  yield { kind: 'understood', question: turn.question };
  yield* unknown(turn, turn.words.askDesk);
  yield* hoursToday(turn);
};

/** When somebody can be asked today. */
async function* hoursToday({ tools, words, asked }: AnswerTurn): AsyncIterable<AnswerPart> {
  const told = await tools.libraries();
  if (isRefusal(told)) return;
  for (const { libCode, libName } of told) {
    const hours = await tools.hoursOn(libCode, asked.today);
    if (hours && !isRefusal(hours))
      yield say(words.hours(plainly(libName), formatDay(asked.today, asked.language, asked.today), hours));
  }
}
