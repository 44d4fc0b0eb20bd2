import type { Part } from './golden/conversation.ts';
import type { JudgedTurn } from './judging/judge-turn.ts';
import type { SeenTurn } from './run-conversations.ts';

/** Shares of turns whose intent must be right, in per cent. */
const INTENTS_WANTED: Readonly<Record<Part, number>> = { known: 95, apart: 95, unread: 85 };

interface PartOfRun {
  readonly conversations: number;
  readonly unreadable: number;
  readonly turns: JudgedTurn[];
  unknownNames: number;
}

/** Counts what came of the turns. Of the unread part it keeps and prints counts alone. */
export function createReport(showsFaults: boolean) {
  const parts = new Map<Part, PartOfRun>();
  return {
    begin(part: Part, conversations: number, unreadable: number): void {
      parts.set(part, { conversations, unreadable, turns: [], unknownNames: 0 });
    },
    add(part: Part, { named, at, answer, judged }: SeenTurn): void {
      const of = parts.get(part);
      if (!of) return;
      of.turns.push(judged);
      if (at === 0) of.unknownNames += named.unknown;
      const isFault = !judged.isRight || judged.wrongAbout.length > 0 || judged.leaks || judged.saysNone === false;
      if (showsFaults && part === 'known' && isFault) printFault(named.turns, at, judged, answer.understood?.search);
    },
    /** @returns whether every aim was met. */
    print(): boolean {
      let isMet = true;
      const rows = [];
      for (const [part, of] of parts) {
        const of_ = of.turns;
        const right = share(of_, ({ isRight }) => isRight);
        const none = of_.filter(({ saysNone }) => saysNone !== undefined);
        const isGood = right >= INTENTS_WANTED[part];
        isMet &&= isGood;
        rows.push({
          part,
          conversations: of.conversations,
          turns: of_.length,
          'intents right %': right,
          'wanted %': INTENTS_WANTED[part],
          met: isGood ? 'yes' : 'NO',
          'about right too %': share(of_, ({ isRight, wrongAbout }) => isRight && wrongAbout.length === 0),
          'says none': `${none.filter(({ saysNone }) => saysNone).length} of ${none.length}`,
          leaks: of_.filter(({ leaks }) => leaks).length,
          'not read': of.unreadable + of.unknownNames,
        });
      }
      console.table(rows);
      for (const [part, of] of parts) printCounts(part, of.turns);
      return isMet;
    },
  };
}

function printCounts(part: Part, turns: readonly JudgedTurn[]): void {
  console.log(`\n${part}: right of all, by intent and language`);
  const langs = [...new Set(turns.map(({ lang }) => lang))].toSorted();
  const intents = [...new Set(turns.map(({ expected }) => expected))].toSorted();
  const cell = (of: readonly JudgedTurn[]) => (of.length === 0 ? '' : `${of.filter(({ isRight }) => isRight).length}/${of.length}`);
  console.table(
    Object.fromEntries(
      [...intents, 'all'].map((intent) => {
        const of = turns.filter(({ expected }) => intent === 'all' || expected === intent);
        return [intent, Object.fromEntries([...langs.map((lang) => [lang, cell(of.filter((one) => one.lang === lang))]), ['all', cell(of)]])];
      }),
    ),
  );
}

function printFault(turns: readonly string[], at: number, judged: JudgedTurn, search: unknown): void {
  const { lang, expected, got, isRight, wrongAbout, saysNone, leaks } = judged;
  const why = isRight ? `about ${wrongAbout.join(', ')}` : `${got} for ${expected}`;
  console.log(`${lang} ${turns.slice(0, at + 1).join(' || ')}\n    ${why}${saysNone === false ? ', does not say none' : ''}${leaks ? ', leaks' : ''} ${JSON.stringify(search ?? null)}`);
}

function share(turns: readonly JudgedTurn[], is: (turn: JudgedTurn) => boolean): number {
  return turns.length === 0 ? 100 : Math.floor((turns.filter(is).length / turns.length) * 1000) / 10;
}
