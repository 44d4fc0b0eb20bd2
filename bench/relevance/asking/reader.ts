import { searchStateSchema } from '@lectern/contracts/discovery/search/search-state';
import type { MeaningModel } from '@lectern/search/meaning/meaning-model';
import type { SearchEngine } from '@lectern/search/search-engine';
import { SearchLimitError } from '@lectern/search/search-errors';
import { prepareAnySearch } from '@lectern/server/domains/discovery/search/state/prepare-search';
import type { Ranking } from '@lectern/server/domains/discovery/search/state/ranking';
import { conditionsOf, sortOf } from '@lectern/server/domains/discovery/search/state/search-request';
import type * as z from 'zod';

/** A search as the search call takes it. */
export type Asked = z.input<typeof searchStateSchema>;

export interface Found {
  readonly total: number;
  /** In rank order, as many as were asked for. */
  readonly ids: readonly string[];
  /** How the words were read: literally, as pinyin, with slips mended. */
  readonly reading: string;
}

/** Hits that the engine gives at once. */
const PAGE = 1000;

/** Asks an index what the search call would ask it. */
export class Reader {
  readonly #engine: SearchEngine;
  readonly #index: string;
  readonly #ranking: Ranking;
  readonly #model: MeaningModel | undefined;
  readonly #answers = new Map<string, Found>();

  /** With a model it asks by meaning too; the index must keep its concepts. */
  constructor(engine: SearchEngine, index: string, ranking: Ranking, model?: MeaningModel) {
    this.#engine = engine;
    this.#index = index;
    this.#ranking = ranking;
    this.#model = model;
  }

  /** The first `limit` hits; a search that the portal refuses finds nothing. */
  async find(asked: Asked, limit: number): Promise<Found> {
    const key = JSON.stringify([asked, limit]);
    const known = this.#answers.get(key);
    if (known !== undefined) return known;
    const found = await this.#ask(asked, limit);
    this.#answers.set(key, found);
    return found;
  }

  async #ask(asked: Asked, limit: number): Promise<Found> {
    const parsed = searchStateSchema.safeParse(asked);
    if (!parsed.success) return { total: 0, ids: [], reading: 'refused' };
    const request = {
      ...conditionsOf(prepareAnySearch(parsed.data, this.#ranking)),
      sort: sortOf(parsed.data),
      ...(this.#model &&
        parsed.data.keyWord !== undefined && {
          meaning: { model: this.#model.name, concepts: this.#model.conceptsOfQuestion(parsed.data.keyWord) },
        }),
    };
    const ids: string[] = [];
    try {
      for (;;) {
        const page = { offset: ids.length, limit: Math.min(PAGE, limit - ids.length) };
        const {
          total,
          addedByMeaning = 0,
          hits,
          reading,
        } = await this.#engine.search(this.#index, { ...request, ...page });
        ids.push(...hits.map(({ id }) => id));
        if (ids.length >= Math.min(limit, total + addedByMeaning) || hits.length === 0)
          return { total, ids, reading: reading.kind };
      }
    } catch (error) {
      if (error instanceof SearchLimitError) return { total: 0, ids: [], reading: 'refused' };
      throw error;
    }
  }
}
