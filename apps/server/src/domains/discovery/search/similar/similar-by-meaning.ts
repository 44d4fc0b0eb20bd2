import type { Language } from '@lectern/contracts/kernel/languages';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { NO_WORDS } from '@lectern/search/search-engine';
import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { type EngineAway, withEngineUnlessAway } from '../../../../ports/search-engine/ask-engine.ts';
import { readConceptLabels } from '../meaning/concept-labels.ts';
import { servingModel } from '../meaning/serving-model.ts';
import type { SimilarWork } from './similar-works.ts';

/**
 * Works that are about what a work is about, by the concepts that the index keeps of it, best first. Undefined if the library wants no
 * search by meaning, or the index keeps nothing of the work.
 */
export async function similarByMeaning(
  deps: Deps,
  { tenant, language }: { readonly tenant: Tenant; readonly language: Language },
  recordId: string,
  rows: number,
): Promise<readonly SimilarWork[] | EngineAway | undefined> {
  if (!tenant.settings.search.meaning) return undefined;
  const found = await withEngineUnlessAway(deps, async (engine) => {
    const model = await servingModel(deps, tenant.id);
    const concepts = model ? await engine.concepts(tenant.id, recordId) : [];
    if (!model || concepts.length === 0) return undefined;
    const meaning = { model: model.name, concepts };
    // One more, for the work itself.
    const { hits } = await engine.search(tenant.id, { query: NO_WORDS, meaning, offset: 0, limit: rows + 1 });
    return { model, hits };
  });
  if (found === undefined || isRefusal(found)) return found;
  const { model, hits } = found;
  const others = hits.filter(({ id }) => id !== recordId).slice(0, rows);
  const concepts = others.flatMap(({ about = [] }) => about);
  const sayConcepts = await readConceptLabels(deps.db, tenant, language, model, concepts);
  return others.map(({ id, about = [] }) => ({ id, about: sayConcepts(about) }));
}
