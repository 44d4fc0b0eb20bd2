import { fold } from '@lectern/search/analysis/fold';
import type { Answer } from '../../ai-eval/asking/ask.ts';
import type { ExpectedTurn } from '../conversations/read-conversations.ts';

/** What is wrong with an answer, in few words; empty where it is right. */
export interface Judged {
  readonly wrong: readonly string[];
  /** The library has what was asked for, and no work was named. */
  readonly isFalseNothing: boolean;
  /** It says what must not be said: a wrong fact, or an answer to another question. */
  readonly saysWrong: boolean;
}

const WORD = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;

/** Judges a whole answer by what it cites and says. Words that are those of the question prove nothing. */
export function judgeAnswer(expected: ExpectedTurn, answer: Answer): Judged {
  const titles = answer.sources.map(({ title }) => plain(title));
  const isCited = (title: string) => titles.some((cited) => cited.includes(plain(title)));
  const text = plain(answer.text);
  const isSaid = (words: string) =>
    /[\p{L}\p{N}]/u.test(withoutQuestion(words, expected.text)) && has(text, plain(words));
  const missing = (choice: readonly string[], is: (words: string) => boolean) => !choice.some(is);
  const works = expected.works.filter((choice) => missing(choice, isCited));
  const says = expected.says.filter((choice) => missing(choice, isSaid));
  const named = expected.notWorks.filter(isCited).map((one) => `names ${one}`);
  const said = expected.never.filter(isSaid).map((one) => `says ${one}`);
  return {
    wrong: [
      ...(answer.isDone ? [] : ['failed']),
      ...works.map((one) => `does not name ${one.join(' | ')}`),
      ...says.map((one) => `does not say ${one.join(' | ')}`),
      ...named,
      ...said,
    ],
    isFalseNothing: expected.works.length > 0 && answer.sources.length === 0,
    saysWrong: said.length > 0 || named.length > 0,
  };
}

/** A number stands alone: 9 is not in 09:30. */
function has(text: string, words: string): boolean {
  if (!/^\d+$/.test(words)) return text.includes(words);
  return new RegExp(`(?<![\\d.,:])${words}(?![\\d:]|[.,]\\d)`).test(text);
}

function plain(text: string): string {
  return fold(text).replace(/\s+/g, ' ').trim();
}

/** Text of an answer without the words, and the runs of two or more Han characters, that the question has too. */
export function withoutQuestion(text: string, question: string): string {
  const asked = plain(question);
  const words = new Set(asked.match(WORD));
  return plain(text).replace(WORD, (word) => {
    if (!/\p{Script=Han}/u.test(word)) return words.has(word) ? '' : word;
    let left = '';
    for (let at = 0; at < word.length; ) {
      let length = 1;
      while (at + length < word.length && asked.includes(word.slice(at, at + length + 1))) length += 1;
      if (length < 2) left += word[at];
      at += length;
    }
    return left;
  });
}
