import type { Language } from '@lectern/contracts/kernel/languages';
import type { Answer } from '../asking/ask.ts';
import type { Expected } from '../golden/conversation.ts';
import { disagreements } from './judge-about.ts';

/** What came of one turn. */
export interface JudgedTurn {
  readonly lang: Language;
  readonly expected: string;
  readonly got: string;
  readonly isRight: boolean;
  /** Keys of what it is about that do not agree; counted where the intent is right. */
  readonly wrongAbout: readonly string[];
  /** Undefined where the holdings have what is asked for. */
  readonly saysNone: boolean | undefined;
  /** Something that nobody may see is in the answer. */
  readonly leaks: boolean;
}

/** How the assistant says in each language that there is no such thing. */
const NONE: Readonly<Record<Language, RegExp>> = {
  'zh-CN': /没有|未收|未找到|不在馆/u,
  'zh-TW': /沒有|未收|未找到|不在館/u,
  'en-US': /\bnothing\b|\bnot in the catalogue\b|\b0 works\b|\bno works?\b/,
  'fr-FR': /\brien\b|n’est pas au catalogue|n'est pas au catalogue|\b0 \w+|aucun|pas dans le catalogue/,
};

export function judgeTurn(
  expected: Expected,
  answer: Answer,
  context: {
    readonly lang: Language;
    readonly before: Answer | undefined;
    readonly never: readonly string[];
    readonly thisYear: number;
  },
): JudgedTurn {
  const { lang, before, never, thisYear } = context;
  const got = answer.understood?.intent ?? 'nothing';
  const wanted = [expected.intent].flat();
  const isRight = wanted.some((intent) => intent === got) && answer.isDone;
  const [first = ''] = answer.text.split('\n');
  return {
    lang,
    expected: wanted[0] ?? '',
    got,
    isRight,
    wrongAbout: isRight ? disagreements(expected, answer, before, thisYear) : [],
    saysNone: expected.none ? NONE[answer.understood?.language ?? lang].test(first) : undefined,
    leaks: never.some((words) => words !== '' && answer.text.toLowerCase().includes(words.toLowerCase())),
  };
}
