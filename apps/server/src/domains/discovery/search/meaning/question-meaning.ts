import type { MeaningModel } from '@lectern/search/meaning/meaning-model';
import { MOST_CONCEPTS, type WeightedConcept } from '@lectern/search/meaning/weighted-concept';
import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import type { PreparedSearch } from '../state/prepare-search.ts';
import { meaningWords } from './meaning-words.ts';
import { servingModel } from './serving-model.ts';

/** What a search is about by the model of the index. */
export interface QuestionMeaning {
  readonly words: string;
  readonly model: MeaningModel;
  /** At least one, strongest first. */
  readonly concepts: readonly WeightedConcept[];
  /** Those of them that it is certainly about, so that readers may be told. */
  readonly evident: ReadonlySet<string>;
}

/** How a search is asked besides its words. */
export interface AskedByMeaning {
  /** What it is about; undefined where the library has no model that knows its words. */
  readonly about: QuestionMeaning | undefined;
  /** Ids of records whose vectors are near to its own, nearest first; undefined where it has none. */
  readonly nearest: readonly string[] | undefined;
  /** The host outside to which the words went for their vector; '' where they stayed. */
  readonly sentTo: string;
}

/** How a search is asked by meaning; by nothing where words alone are wanted. */
export async function askByMeaning(
  deps: Pick<Deps, 'search' | 'meaning' | 'nearestRecords'>,
  tenant: Tenant,
  search: PreparedSearch,
): Promise<AskedByMeaning> {
  const words = meaningWords(search, tenant.settings);
  if (words === undefined) return { about: undefined, nearest: undefined, sentTo: '' };
  const [about, nearest] = await Promise.all([
    meaningOfWords(deps, tenant.id, words),
    deps.nearestRecords.find(tenant, words),
  ]);
  return { about, nearest: nearest.ids, sentTo: nearest.sentTo };
}

/** What words are about; undefined where the library has no model that knows them. */
export async function meaningOfWords(
  deps: Pick<Deps, 'search' | 'meaning'>,
  tenantId: string,
  words: string,
): Promise<QuestionMeaning | undefined> {
  const model = await servingModel(deps, tenantId);
  const concepts = model?.conceptsOfQuestion(words).slice(0, MOST_CONCEPTS) ?? [];
  return model && concepts.length > 0
    ? { words, model, concepts, evident: model.evidentConcepts(words) }
    : undefined;
}

/** The part of an engine's request that asks by meaning. */
export function meaningPart({ about, nearest }: AskedByMeaning) {
  return {
    ...(about && { meaning: { model: about.model.name, concepts: about.concepts } }),
    ...(nearest && { nearest }),
  };
}
