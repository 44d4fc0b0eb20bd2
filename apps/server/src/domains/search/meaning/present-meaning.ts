import type { Language } from '@lectern/contracts/kernel/languages';
import type { SearchAnswer } from '@lectern/contracts/search/search-answer';
import type { SearchResult } from '@lectern/search/search-engine';
import type { Db } from '../../../platform/db/database.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { type ConceptLabel, readConceptLabels } from './concept-labels.ts';
import type { QuestionMeaning } from './question-meaning.ts';

/** Concepts of a question that the answer names. */
const NAMED = 3;

/** What an answer says about a search by meaning, and the labels of the concepts of its hits. */
export async function presentMeaning(
  db: Db,
  tenant: Tenant,
  language: Language,
  meaning: QuestionMeaning | undefined,
  { hits, addedByMeaning }: Pick<SearchResult, 'hits' | 'addedByMeaning'>,
): Promise<{ readonly meaning: SearchAnswer['meaning']; readonly labelOf: ConceptLabel }> {
  // An engine whose index has another model by now has searched by words alone.
  if (addedByMeaning === undefined) return { meaning: null, labelOf: () => undefined };
  // By vectors alone: nothing has a name.
  if (!meaning) return { meaning: { about: [], added: addedByMeaning }, labelOf: () => undefined };
  const asked = meaning.concepts.slice(0, NAMED).map(({ concept }) => concept);
  const ids = [...asked, ...hits.flatMap(({ about = [] }) => about)];
  const labelOf = await readConceptLabels(db, tenant, language, meaning.model, ids);
  const about = [...new Set(asked.flatMap((concept) => labelOf(concept) ?? []))];
  return { meaning: { about, added: addedByMeaning }, labelOf };
}
