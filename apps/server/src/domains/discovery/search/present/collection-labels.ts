import type { Language } from '@lectern/contracts/kernel/languages';
import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { listCollections } from '../../../people/tenant/dictionaries/collection-entries.ts';
import type { FacetLabel, FilterLabel } from './facet-names.ts';

/** The labels of facet values, and the names of the databases among chosen collections; a source that no database names stays as it is. */
export async function withCollectionLabels(
  deps: Pick<Deps, 'db' | 'clock' | 'onlineCollections'>,
  reader: { readonly tenant: Tenant; readonly language: Language },
  chosen: readonly string[],
  labelOf: FacetLabel,
): Promise<FilterLabel> {
  const names = new Map<string, string>();
  if (chosen.length > 0)
    for (const { id, name, isShown } of await listCollections(deps, reader)) if (isShown) names.set(id, name);
  return (filter, value) =>
    filter === 'eCollectionIds' ? (names.get(value) ?? value) : labelOf(filter, value);
}
