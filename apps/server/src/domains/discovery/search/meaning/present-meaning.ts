import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import type { Language } from '@lectern/contracts/kernel/languages';
import type { SearchResult } from '@lectern/search/search-engine';
import type { Db } from '../../../../platform/db/database.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { readConceptLabels, type SayConcepts } from './concept-labels.ts';
import type { QuestionMeaning } from './question-meaning.ts';

/** Strongest concepts of a question that the answer may name; not all have a name. */
const MAY_BE_NAMED = 8;

/** What an answer says about a search by meaning, and how the concepts of its hits are said. */
export async function presentMeaning(
  db: Db,
  tenant: Tenant,
  language: Language,
  meaning: QuestionMeaning | undefined,
  { hits, addedByMeaning }: Pick<SearchResult, 'hits' | 'addedByMeaning'>,
): Promise<{ readonly meaning: SearchAnswer['meaning']; readonly sayConcepts: SayConcepts }> {
  // An engine whose index has another model by now has searched by words alone.
  if (addedByMeaning === undefined) return { meaning: null, sayConcepts: () => [] };
  // By vectors alone: nothing has a name.
  if (!meaning) return { meaning: { about: [], added: addedByMeaning }, sayConcepts: () => [] };
  const asked = meaning.concepts.slice(0, MAY_BE_NAMED).map(({ concept }) => concept);
  const ids = [...asked, ...hits.flatMap(({ about = [] }) => about)];
  const sayConcepts = await readConceptLabels(db, tenant, language, meaning.model, ids);
  return { meaning: { about: sayConcepts(asked), added: addedByMeaning }, sayConcepts };
}
