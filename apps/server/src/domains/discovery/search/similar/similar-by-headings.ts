import { SEARCH_UNAVAILABLE } from '@lectern/contracts/discovery/search/errors';
import type { Language } from '@lectern/contracts/kernel/languages';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import type { Bib } from '@lectern/marc/bib';
import type { SearchResult } from '@lectern/search/search-engine';
import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { askEngine, type EngineAway } from '../../../../ports/search-engine/ask-engine.ts';
import type { BibRecord } from '../../../collection/catalogue/records/find-bibs.ts';
import { readClassLabels } from '../../../collection/vocabulary/classes/read-class-names.ts';
import type { SimilarWork } from './similar-works.ts';

/** Subject headings of a work that others are looked for by: those after them say less of it. */
const HEADINGS = 3;
/** Works of each heading that are looked at. */
const OF_HEADING = 30;
const BETWEEN_PARTS = ' -- ';

interface Weighed extends SimilarWork {
  readonly weight: number;
}

/** Works with the headings and the class of a work, those with most of them first. */
export async function similarByHeadings(
  deps: Pick<Deps, 'db' | 'search'>,
  { tenant, language }: { readonly tenant: Tenant; readonly language: Language },
  { id, bib }: BibRecord,
  rows: number,
): Promise<readonly SimilarWork[] | EngineAway> {
  const [notation] = bib.classes.map((one) => one.notation);
  const classLabelOf = await readClassLabels(deps.db, tenant, language, notation ? [notation] : []);
  const shared = [
    ...headingsOf(bib).map((text) => ({ label: text, field: 'subject' as const, text })),
    ...(notation ? [{ label: classLabelOf(notation), field: 'classNumber' as const, text: notation }] : []),
  ];
  const works = new Map<string, Weighed>();
  for (const { label, field, text } of shared) {
    const query = { kind: 'text', field, text, match: 'all' } as const;
    const found = await askEngine(deps, tenant.id, { query, offset: 0, limit: OF_HEADING });
    if (!isRefusal(found)) add(works, label, found);
    else if (found.code === 'SEARCH_UNAVAILABLE') return refuse(SEARCH_UNAVAILABLE);
    // A heading with more words than a query may have is left out.
  }
  works.delete(id);
  return [...works.values()]
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, rows)
    .map(({ weight: _weight, ...work }) => work);
}

function headingsOf({ subjects }: Bib): string[] {
  return subjects.slice(0, HEADINGS).map(({ parts, vernacular }) => vernacular ?? parts.join(BETWEEN_PARTS));
}

/** A heading that few works have says more of them than one that many have. */
function add(works: Map<string, Weighed>, label: string, { hits, total }: SearchResult): void {
  const weight = 1 / Math.log2(2 + total);
  for (const { id } of hits) {
    const known = works.get(id);
    const about = [...(known?.about ?? []), label];
    works.set(id, { id, about, weight: (known?.weight ?? 0) + weight });
  }
}
