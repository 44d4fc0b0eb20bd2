import type { MeaningModel } from '@lectern/search/meaning/meaning-model';
import { MOST_CONCEPTS, type WeightedConcept } from '@lectern/search/meaning/weighted-concept';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { indexedMeaning } from '../../search-index/meaning/indexed-meaning.ts';
import type { PreparedSearch } from '../state/prepare-search.ts';
import { meaningWords } from './meaning-words.ts';

/** What a search is about by the model of the index. */
export interface QuestionMeaning {
  readonly model: MeaningModel;
  /** At least one, strongest first. */
  readonly concepts: readonly WeightedConcept[];
}

/** What a search is about; undefined where it is asked by words alone, or the library has no model that knows its words. */
export async function questionMeaning(
  deps: Pick<Deps, 'search' | 'meaning'>,
  tenant: Tenant,
  search: PreparedSearch,
): Promise<QuestionMeaning | undefined> {
  const words = meaningWords(search, tenant.settings);
  return words === undefined ? undefined : meaningOfWords(deps, tenant.id, words);
}

/** What words are about; undefined where the library has no model that knows them. */
export async function meaningOfWords(
  deps: Pick<Deps, 'search' | 'meaning'>,
  tenantId: string,
  words: string,
): Promise<QuestionMeaning | undefined> {
  const model = await indexedMeaning(deps, tenantId);
  const concepts = model?.conceptsOfQuestion(words).slice(0, MOST_CONCEPTS) ?? [];
  return model && concepts.length > 0 ? { model, concepts } : undefined;
}

/** The part of an engine's request that asks by meaning. */
export function meaningPart(meaning: QuestionMeaning | undefined) {
  return meaning ? { meaning: { model: meaning.model.name, concepts: meaning.concepts } } : {};
}
