import type { Language } from '@lectern/contracts/kernel/languages';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { NO_WORDS } from '@lectern/search/search-engine';
import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { type EngineAway, withEngineUnlessAway } from '../../../../ports/search-engine/ask-engine.ts';
import { type BibRecord, findBibs } from '../../../collection/catalogue/records/find-bibs.ts';
import { meaningTextOf } from '../../search-index/meaning/meaning-text.ts';
import { readConceptLabels } from '../meaning/concept-labels.ts';
import { servingModel } from '../meaning/serving-model.ts';
import type { SimilarWork } from './similar-works.ts';

/**
 * Works that are about what a work is about, by the concepts that the index keeps of it, best first, each with the headings and classes that
 * both have themselves. Undefined if the library wants no
 * search by meaning, or the index keeps nothing of the work.
 */
export async function similarByMeaning(
  deps: Deps,
  { tenant, language }: { readonly tenant: Tenant; readonly language: Language },
  record: BibRecord,
  rows: number,
): Promise<readonly SimilarWork[] | EngineAway | undefined> {
  if (!tenant.settings.search.meaning) return undefined;
  const found = await withEngineUnlessAway(deps, async (engine) => {
    const model = await servingModel(deps, tenant.id);
    const concepts = model ? await engine.concepts(tenant.id, record.id) : [];
    if (!model || concepts.length === 0) return undefined;
    const meaning = { model: model.name, concepts };
    // One more, for the work itself.
    const { hits } = await engine.search(tenant.id, { query: NO_WORDS, meaning, offset: 0, limit: rows + 1 });
    return { model, hits };
  });
  if (found === undefined || isRefusal(found)) return found;
  const { model, hits } = found;
  const others = hits.filter(({ id }) => id !== record.id).slice(0, rows);
  const bibs = await findBibs(
    deps.db,
    tenant.id,
    others.map(({ id }) => id),
  );
  const ownOf = (one: BibRecord | undefined) => (one ? model.ownConcepts(meaningTextOf(one.bib)) : new Set());
  const own = ownOf(record);
  const shared = others.map(({ id, about = [] }) => {
    const its = ownOf(bibs.get(id));
    return { id, concepts: about.filter((concept) => own.has(concept) && its.has(concept)) };
  });
  const concepts = shared.flatMap((one) => one.concepts);
  const labels = await readConceptLabels(deps.db, tenant, language, model, concepts);
  return shared.map((one) => ({ id: one.id, about: labels.say(one.concepts) }));
}
