import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import type { AnswerPart } from '../../answer-part.ts';
import { plainly } from '../../talk/title-marks.ts';
import type { Hit } from '../evidence/editions.ts';
import { type AnswerTurn, say } from '../turn.ts';
import { usesOf } from './holdings-text.ts';

/** A line for each work: who made it, when, and how it can be used now. */
export async function* listed(
  turn: AnswerTurn,
  { searchResult, numFound }: Pick<SearchAnswer, 'numFound'> & { readonly searchResult: readonly Hit[] },
): AsyncIterable<AnswerPart> {
  const ids = searchResult.map(({ recordId }) => recordId);
  const uses = await usesOf(turn, ids);
  for (const { recordId, author, publishYear } of searchResult) {
    const facts = [plainly(author), publishYear === null ? '' : String(publishYear)]
      .filter(Boolean)
      .join(', ');
    const use = uses.get(recordId);
    yield say('- ', { record: recordId }, facts && ` ${facts}`, use ? ` · ${use.text}` : '', '\n');
  }
  if (numFound > searchResult.length) yield say(turn.words.foundMore(numFound - searchResult.length));
}
