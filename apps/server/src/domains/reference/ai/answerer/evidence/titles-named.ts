import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { AnswerTurn } from '../turn.ts';
import { foldedText } from '../understand/folded-text.ts';
import { markedNames } from '../understand/masked-titles.ts';
import type { Hit } from './editions.ts';

const BETWEEN = /\b(?:or|and|ou|et|vs|versus)\b|[,，、;:?？！!]|还是|和|与|跟|或/giu;
const MOST = 6;
/** Words around a title that are no part of it, at its two ends. */
const MOST_CUT = 8;
const SHORTEST = 2;

/**
 * Works whose whole titles stand in a question, in their order, where "and", "or" or a comma lies between them. A part of the question is a
 * title once the words before and behind it are taken away; other words of the question are none.
 */
export async function titlesNamed({ asked, tools }: AnswerTurn): Promise<readonly Hit[]> {
  if (markedNames(asked.text).isbn !== undefined) return [];
  const parts = asked.text
    .split(BETWEEN)
    .map((part) => part?.trim() ?? '')
    .filter((part) => part.length >= SHORTEST);
  if (parts.length < 2 || parts.length > MOST) return [];
  const found: Hit[] = [];
  for (const part of parts) {
    const hit = await titleIn(part);
    if (hit && !found.some(({ recordId }) => recordId === hit.recordId)) found.push(hit);
  }
  return found;

  async function titleIn(part: string): Promise<Hit | undefined> {
    for (const piece of piecesOf(part)) {
      const answer = await tools.searchCatalogue({
        keyWord: piece,
        searchField: 'title',
        matchMode: 1,
        rows: 1,
      });
      const [hit] = isRefusal(answer) || answer.reading.kind !== 'literal' ? [] : answer.searchResult;
      if (hit) return hit;
    }
    return undefined;
  }
}

/** The part whole, and without words or characters at its ends, the longest first. */
function piecesOf(part: string): string[] {
  const isHan = /\p{Script=Han}/u.test(part);
  const units = isHan ? Array.from(part) : part.split(/\s+/);
  const pieces: string[] = [];
  for (let cut = 0; cut <= Math.min(MOST_CUT, units.length - 1); cut++)
    for (let front = 0; front <= cut; front++) {
      const piece = units.slice(front, units.length - (cut - front)).join(isHan ? '' : ' ');
      // A single short word is a word of the question sooner than a title.
      const isLong = isHan ? piece.length > 1 : units.length - cut > 1 || piece.length > 4;
      if (isLong && foldedText(piece).length >= SHORTEST) pieces.push(piece);
    }
  return pieces;
}
