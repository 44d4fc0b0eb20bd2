import type { WeightedConcept } from '../meaning/weighted-concept.ts';
import type { SearchDocument } from '../search-document.ts';
import type { Filter, Hit } from '../search-engine.ts';
import { naiveSearch } from './naive-search.ts';

const MERGED = 100;
const SHARED = 8;
const LEAST_SHARE = 0.2;
const CERTAIN = 1000;
const LEADING = 5;
const FEW = 10;
const K = 60;

/** The best hundred by meaning among the documents that pass the filters, said plainly: all are looked at. */
export function naiveBestByMeaning(
  documents: readonly SearchDocument[],
  concepts: readonly WeightedConcept[],
  filters: readonly Filter[] = [],
): { readonly id: string; readonly about: readonly string[] }[] {
  const passing = naiveSearch(documents, {
    query: { kind: 'everything' },
    filters,
    offset: 0,
    limit: documents.length,
  });
  const byId = new Map(documents.map((document) => [document.id, document]));
  return passing.hits
    .map(({ id }) => {
      const worths = concepts.map(({ concept, weight }) => {
        const kept = byId.get(id)?.concepts?.find((one) => one.concept === concept)?.weight ?? 0;
        return { concept, worth: weight * kept };
      });
      const about = worths.filter(({ worth }) => worth > 0).sort((a, b) => b.worth - a.worth);
      const score = about.reduce((sum, { worth }) => sum + worth, 0);
      return { id, score, about: about.slice(0, SHARED).map(({ concept }) => concept) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .slice(0, MERGED)
    .filter(({ score }, _, all) => score >= LEAST_SHARE * all[0]!.score)
    .map(({ id, about }) => ({ id, about }));
}

/** The whole merged list of all hits of the words, in their order, and the best by meaning. */
export function naiveMerged(
  words: readonly Hit[],
  meaning: readonly { readonly id: string; readonly about: readonly string[] }[],
): Omit<Hit, 'score'>[] {
  const isCertain = (id: string) => (words.find((hit) => hit.id === id)?.score ?? 0) >= CERTAIN;
  const certain = words.slice(0, MERGED).filter(({ score }) => score >= CERTAIN);
  if (certain.length === MERGED) return words.map(({ id }) => ({ id }));
  const leading = new Set(words.slice(0, words.length <= FEW ? FEW : LEADING).map(({ id }) => id));
  const wordRanks = words.slice(certain.length, MERGED).map(({ id }) => id);
  const meaningRanks = meaning.map(({ id }) => id).filter((id) => !isCertain(id));
  const worthIn = (ranks: readonly string[], id: string) => {
    const at = ranks.indexOf(id);
    return at < 0 ? 0 : 1 / (K + at + 1);
  };
  const ids = [...new Set([...words.map(({ id }) => id), ...meaning.map(({ id }) => id)])];
  const worth = (id: string) =>
    isCertain(id) || leading.has(id) ? 1 : worthIn(wordRanks, id) + worthIn(meaningRanks, id);
  const found = new Set(words.map(({ id }) => id));
  return ids
    .map((id) => ({ id, worth: worth(id) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ id }) => {
      const about = meaning.find((one) => one.id === id)?.about;
      return { id, ...(about && { about }), ...(!found.has(id) && { byMeaning: true as const }) };
    });
}

/** A hit as far as the naive merge knows it. */
export function withoutScore(hit: Hit): Omit<Hit, 'score'> {
  const { score: _, ...others } = hit;
  return others;
}
