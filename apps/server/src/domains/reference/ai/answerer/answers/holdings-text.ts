import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { formatDay } from '@lectern/rules/format-day';
import { plainly } from '../../talk/title-marks.ts';
import type { AssistantTools } from '../../tools/tools.ts';
import type { AnswerTurn } from '../turn.ts';

type Availability = Exclude<
  Awaited<ReturnType<AssistantTools['availability']>>,
  { code: string }
>['records'][number];

/** How a work can be used now. */
export interface Use {
  readonly text: string;
  /** A copy is lent out, now or once it is back. */
  readonly isLent: boolean;
}

/** How each work can be used now, in words; works of which nothing is known are absent. */
export async function usesOf(
  turn: AnswerTurn,
  recordIds: readonly string[],
): Promise<ReadonlyMap<string, Use>> {
  const known = await turn.tools.availability(recordIds);
  if (isRefusal(known)) return new Map();
  return new Map(known.records.map((record) => [record.recordId, useOf(turn, record)]));
}

function useOf(turn: AnswerTurn, record: Availability): Use {
  const isLent = record.loanableCount > 0 || record.earliestDue !== null;
  const ways = [
    ...(record.online && !isLent ? [turn.words.online] : []),
    ...(record.online && record.itemCount === 0 ? [] : [holdingsText(turn, record)]),
    ...(record.online && isLent ? [turn.words.online] : []),
  ];
  return { text: ways.join(turn.words.and), isLent };
}

function holdingsText({ words, asked }: AnswerTurn, record: Availability): string {
  const { nearest } = record;
  const place = nearest
    ? words.place(plainly(nearest.libName), plainly(nearest.locationName), plainly(nearest.callNo))
    : '';
  if (record.loanableCount > 0) return words.onShelf(record.loanableCount, place);
  if (record.onShelfCount > 0) return words.readingOnly(place);
  if (record.itemCount === 0) return words.noCopies;
  const day = record.earliestDue ? formatDay(record.earliestDue, asked.language, asked.today) : '';
  return words.allOut(day, record.waiting);
}
