import { parseArgs } from 'node:util';
import type { Language } from '@lectern/contracts/kernel/languages';
import { eraseChatHistory } from '@lectern/contracts/reference/ai/erase-chat-history';
import { type Answer, ask } from '../ai-eval/asking/ask.ts';
import {
  type ExpectedTurn,
  readWholeConversations,
  type WholeConversation,
} from './conversations/read-conversations.ts';
import { type Judged, judgeAnswer } from './judging/judge-answer.ts';
import { type DemoReader, openDemoApp, signIn } from './library/demo-app.ts';

const USAGE = `usage: npm run bench whole-answers -- [options]
  --half NAME    read (default), unread or all
  --faults       prints the turns of the read half that are not right
  --answers      prints their answers too
  --only WORDS   conversations of the read half that have these words`;

/** Asks the demo libraries what everyday people ask, and judges the whole answers. */
export async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      help: { type: 'boolean', default: false },
      half: { type: 'string', default: 'read' },
      faults: { type: 'boolean', default: false },
      answers: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
    },
  });
  if (values.help) return console.log(USAGE);
  const chosen = readWholeConversations().filter(
    ({ isUnread, turns }) =>
      (values.half === 'all' || isUnread === (values.half === 'unread')) &&
      turns.some(({ text }) => text.includes(values.only)),
  );
  const app = await openDemoApp();
  try {
    const turns: JudgedTurn[] = [];
    for (const conversation of chosen) {
      const reader = await signIn(app, conversation.library, conversation.reader);
      for (const expected of conversation.turns) {
        const begun = performance.now();
        const answer = await ask(app, { ...reader, language: conversation.lang }, expected.text);
        const ms = performance.now() - begun;
        const judged = judgeAnswer(
          await withFacts(expected, reader, answer.understood?.language ?? conversation.lang),
          answer,
        );
        turns.push({ conversation, judged, ms });
        if (!conversation.isUnread && values.faults && judged.wrong.length > 0)
          printFault(conversation, expected, judged, values.answers ? answer : undefined);
      }
      // The next conversation goes on from nothing.
      await app.client(reader).call(eraseChatHistory, {});
      app.clock.advance(61);
    }
    printFigures(chosen.length, turns);
  } finally {
    await app.close();
  }
}

interface JudgedTurn {
  readonly conversation: WholeConversation;
  readonly judged: Judged;
  readonly ms: number;
}

async function withFacts(expected: ExpectedTurn, reader: DemoReader, lang: Language): Promise<ExpectedTurn> {
  const filled = async (words: string) => {
    const [whole, kind = '', title = ''] = /\{(\w+) ([^}]+)\}/.exec(words) ?? [];
    return whole === undefined ? words : words.replace(whole, await reader.fact(kind, title, lang));
  };
  const says = await Promise.all(expected.says.map((choice) => Promise.all(choice.map(filled))));
  return { ...expected, says };
}

function printFault(
  { library, lang, reader }: WholeConversation,
  { text }: ExpectedTurn,
  { wrong }: Judged,
  answer: Answer | undefined,
): void {
  console.log(`${library} ${lang} ${reader}  ${text}\n    ${wrong.join('; ')}`);
  if (answer) console.log(answer.text.trim().replace(/^/gm, '      '), `(${answer.understood?.intent})`);
}

function printFigures(conversations: number, turns: readonly JudgedTurn[]): void {
  const row = (of: readonly JudgedTurn[]) => {
    const right = of.filter(({ judged }) => judged.wrong.length === 0).length;
    return {
      turns: of.length,
      right,
      'right %': of.length === 0 ? 100 : Math.floor((right / of.length) * 1000) / 10,
      'false nothing': of.filter(({ judged }) => judged.isFalseNothing).length,
      'says what it must not': of.filter(({ judged }) => judged.saysWrong).length,
    };
  };
  const groups = [...new Set(turns.map(({ conversation: { library, lang } }) => `${library} ${lang}`))];
  console.log(`${conversations} conversations`);
  console.table({
    ...Object.fromEntries(
      groups.map((group) => [
        group,
        row(turns.filter(({ conversation: { library, lang } }) => `${library} ${lang}` === group)),
      ]),
    ),
    all: row(turns),
  });
  const times = turns.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  console.log(`whole answer: median ${at(0.5)} ms, 95 % within ${at(0.95)} ms`);
}
