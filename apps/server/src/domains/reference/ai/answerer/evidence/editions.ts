import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { ChosenSearch } from '@lectern/contracts/reference/ai/answer-lines';
import type { AssistantTools } from '../../tools/tools.ts';
import { foldedText } from '../understand/folded-text.ts';

export type Hit = SearchAnswer['searchResult'][number];

/** Works of which other editions are looked for. */
const MOST_WORKS = 6;
const ROWS = 10;
/** Titles that say which work an edition or a translation is of. */
const KINDS: ReadonlySet<string> = new Set(['uniform', 'parallel', 'variant', 'related']);
const SHORTEST = 2;

/**
 * Other editions of works, their originals and translations, within limits: records that have the title of one among their other titles, or
 * whose title one has among its own. So works of two languages are one through the titles that both have.
 */
export async function editionsOf(
  tools: Pick<AssistantTools, 'getRecord' | 'searchCatalogue'>,
  works: readonly Hit[],
  limits: ChosenSearch,
): Promise<readonly Hit[]> {
  const known = new Set(works.map(({ recordId }) => recordId));
  const found = new Map<string, Hit>();
  for (const work of works.slice(0, MOST_WORKS)) {
    const record = await tools.getRecord(work.recordId);
    if (isRefusal(record)) continue;
    const others = record.otherTitles.filter(({ kind }) => KINDS.has(kind)).map(({ value }) => value);
    for (const name of namesOf(work.title))
      await add(name, (hit) => foldedText(hit.title) !== foldedText(name));
    for (const name of others.flatMap(namesOf)) await add(name, () => true);
  }
  return [...found.values()];

  async function add(name: string, isOther: (hit: Hit) => boolean): Promise<void> {
    const answer = await tools.searchCatalogue({
      ...limits,
      keyWord: name,
      searchField: 'title',
      matchMode: 1,
      rows: ROWS,
    });
    if (isRefusal(answer) || answer.reading.kind !== 'literal') return;
    for (const hit of answer.searchResult)
      if (!known.has(hit.recordId) && isOther(hit)) found.set(hit.recordId, hit);
  }
}

/** A title, what stands before its colon, and what stands behind where that is a name of its own: 三体Ⅱ : 黑暗森林. */
export function namesOf(title: string): string[] {
  const [main = '', ...rest] = title.split(/\s?[:：=]\s|\s[/;]\s/u);
  const behind = rest.filter((part) => /^[\p{Lu}\p{Script=Han}]/u.test(part));
  return [...new Set([title, main, ...behind])].filter((name) => name.length >= SHORTEST);
}
