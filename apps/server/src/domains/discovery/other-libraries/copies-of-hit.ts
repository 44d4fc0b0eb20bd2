import type { listCopiesElsewhere } from '@lectern/contracts/discovery/other-libraries/list-copies-elsewhere';
import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import type { Language } from '@lectern/contracts/kernel/languages';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { itemsOfBib } from '../../collection/holdings/items-of-bib.ts';
import { placeNames } from '../../collection/vocabulary/places/place-names.ts';
import type { FoundHit } from './find-hit.ts';

type Answer = InputOf<typeof listCopiesElsewhere.output>;
export type CopiesElsewhere = Pick<Answer, 'isLive' | 'copies' | 'statements'>;

/** The copies of a hit: asked of the library system where the library belongs to this installation, else read from the record. */
export async function copiesOfHit(
  deps: Deps,
  { library, hit }: FoundHit,
  language: Language,
): Promise<CopiesElsewhere> {
  const statements = hit.bib.holdings.flatMap(({ summary }) => [...summary]);
  const target = library.target;
  if (target && 'library' in target && hit.recordId !== undefined) {
    const tenant = await deps.tenants.byMappingPath(target.library);
    if (tenant) return { ...(await copiesInSibling(deps, tenant, hit.recordId, language)), statements };
  }
  return {
    isLive: false,
    copies: hit.bib.items.map((item) => ({
      libName: item.library ?? '',
      locationName: item.shelvingLocation ?? '',
      callNo: item.callNumber ?? '',
      yearVol: item.volume ?? '',
      status: 'unknown',
      dueDate: null,
    })),
    statements,
  };
}

async function copiesInSibling(
  deps: Deps,
  tenant: Tenant,
  recordId: string,
  language: Language,
): Promise<Pick<Answer, 'isLive' | 'copies'>> {
  const [known, places] = await Promise.all([
    itemsOfBib(deps, tenant, recordId),
    placeNames(deps.db, tenant.id, language),
  ]);
  return {
    isLive: known.live,
    copies: known.value
      .filter(({ status }) => status !== 'withdrawn')
      .map((item) => ({
        libName: places.library(item.libraryCode),
        locationName: places.location(item.locationCode),
        callNo: item.callNumber,
        yearVol: item.volume,
        status: item.status,
        dueDate: item.dueDate ?? null,
      })),
  };
}
