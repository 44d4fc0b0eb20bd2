import type { MeaningModel } from '@lectern/search/meaning/meaning-model';
import { type Filter, NO_WORDS, type SearchEngine, type SearchRequest } from '@lectern/search/search-engine';
import { RANKING } from '../sets.ts';

/** The first hits of one question, by each way to ask. */
export interface Answers {
  readonly words: readonly string[];
  readonly meaning: readonly string[];
  readonly merged: readonly string[];
}

export const WAYS = ['words', 'meaning', 'merged'] as const;

const LIMIT = 10;

/** Asks by words in their most generous form (any word, ranked, widened), by meaning alone, and by both. */
export async function askBoth(
  engine: SearchEngine,
  index: string,
  model: MeaningModel,
  text: string,
  language?: string,
): Promise<Answers> {
  const meaning = { model: model.name, concepts: model.conceptsOfQuestion(text) };
  const filters: readonly Filter[] = language === undefined ? [] : [{ field: 'language', anyOf: [language] }];
  const conditions = { filters, offset: 0, limit: LIMIT };
  const words: SearchRequest = {
    ...conditions,
    ...RANKING,
    query: { kind: 'text', field: 'any', text, match: 'any' },
    widen: true,
  };
  const idsOf = async (request: SearchRequest) => {
    const { hits } = await engine.search(index, request);
    return hits.map(({ id }) => id);
  };
  return {
    words: await idsOf(words),
    meaning: await idsOf({ ...conditions, query: NO_WORDS, meaning }),
    merged: await idsOf({ ...words, meaning }),
  };
}
