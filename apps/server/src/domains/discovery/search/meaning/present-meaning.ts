import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import type { Language } from '@lectern/contracts/kernel/languages';
import type { Bib } from '@lectern/marc/bib';
import { valueKey } from '@lectern/search/analysis/value-key';
import type { SearchResult } from '@lectern/search/search-engine';
import type { Db } from '../../../../platform/db/database.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { meaningTextOf } from '../../search-index/meaning/meaning-text.ts';
import { readConceptLabels } from './concept-labels.ts';
import type { QuestionMeaning } from './question-meaning.ts';

/** Says what a record and a question are both about, of the concepts that they share; at most three, strongest first. */
export type SayReasons = (bib: Bib, shared: readonly string[]) => string[];

/**
 * What an answer says about a search by meaning, and how the reasons of its hits are said. Only what holds is said: the question is evidently
 * about it, and a record has it as a heading or a class of its own.
 */
export async function presentMeaning(
  db: Db,
  tenant: Tenant,
  language: Language,
  meaning: QuestionMeaning | undefined,
  { hits, addedByMeaning }: Pick<SearchResult, 'hits' | 'addedByMeaning'>,
): Promise<{ readonly meaning: SearchAnswer['meaning']; readonly sayReasons: SayReasons }> {
  // An engine whose index has another model by now has searched by words alone.
  if (addedByMeaning === undefined) return { meaning: null, sayReasons: () => [] };
  // By vectors alone: nothing has a name.
  if (!meaning) return { meaning: { about: [], added: addedByMeaning }, sayReasons: () => [] };
  const { words, model, concepts, evident } = meaning;
  const asked = concepts.map(({ concept }) => concept);
  const shared = hits.flatMap(({ about = [] }) => about);
  const labels = await readConceptLabels(db, tenant, language, model, [...asked, ...shared]);
  const key = valueKey(words);
  // A class is named in the language of the reader, which the model does not know.
  const isNamed = (concept: string) => valueKey(labels.classNameOf(concept) ?? '') === key;
  const holds = (concept: string) => evident.has(concept) || isNamed(concept);
  const sayReasons: SayReasons = (bib, some) => {
    const own = model.ownConcepts(meaningTextOf(bib));
    return labels.say(some.filter((concept) => own.has(concept) && holds(concept)));
  };
  return { meaning: { about: labels.say(asked.filter(holds)), added: addedByMeaning }, sayReasons };
}
