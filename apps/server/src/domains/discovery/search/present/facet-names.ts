import type { FacetName } from '@lectern/contracts/discovery/search/search-state';
import { type Language, nameIn } from '@lectern/contracts/kernel/languages';
import type { Db } from '../../../../platform/db/database.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { disciplineName } from '../../../collection/vocabulary/classes/discipline-names.ts';
import { readClassLabels } from '../../../collection/vocabulary/classes/read-class-names.ts';
import { availabilityName } from '../../../collection/vocabulary/code-names/availability-names.ts';
import { CORE_LIST_NAMES } from '../../../collection/vocabulary/code-names/core-list-names.ts';
import { regionName } from '../../../collection/vocabulary/code-names/country-names.ts';
import { DEGREE_NAMES } from '../../../collection/vocabulary/code-names/degree-names.ts';
import { docTypeName } from '../../../collection/vocabulary/code-names/doc-type-names.ts';
import { languageName } from '../../../collection/vocabulary/code-names/language-names.ts';
import { VERIFICATION_NAMES } from '../../../collection/vocabulary/code-names/process-names.ts';
import { resourceTypeName } from '../../../collection/vocabulary/code-names/resource-type-names.ts';
import { listCampuses, listLibraries, listLocations } from '../../../collection/vocabulary/places/places.ts';

/** The label of a facet value in one language; the value itself where it has none. */
export type FacetLabel = (name: FacetName, value: string) => string;

/** The same for what is a filter and no facet too. */
export type FilterLabel = (name: FacetName | 'eCollectionIds', value: string) => string;

/** Labels for facet values of a tenant; `classes` are the notations that need one. */
export async function readFacetLabels(
  db: Db,
  tenant: Tenant,
  language: Language,
  classes: readonly string[] = [],
): Promise<FacetLabel> {
  const { id: tenantId } = tenant;
  const [libraries, locations, campuses, classLabelOf] = await Promise.all([
    listLibraries(db, tenantId, language),
    listLocations(db, tenantId, language),
    listCampuses(db, tenantId, language),
    readClassLabels(db, tenant, language, classes),
  ]);
  const libraryNames = new Map(libraries.map(({ code, name }) => [code, name]));
  const campusNames = new Map(campuses.map(({ code, name }) => [code, name]));
  const locationNames = new Map(
    locations.map(({ code, libraryCode, name }) => [
      code,
      `${libraryNames.get(libraryCode) ?? libraryCode} · ${name}`,
    ]),
  );
  const names: Partial<Record<FacetName, (value: string) => string>> = {
    availability: (code) => availabilityName(code, language),
    docCode: (code) => docTypeName(code, language),
    resourceType: (code) => resourceTypeName(code, language),
    langCode: (code) => languageName(code, language),
    countryCode: (code) => regionName(code, language, tenant.settings.lists.countries),
    discode1: (code) => disciplineName(code, language),
    coreInclude: (code) => nameIn(CORE_LIST_NAMES[code] ?? {}, language),
    ddType: (code) => nameIn(DEGREE_NAMES[code] ?? {}, language),
    verifyStatus: (code) => nameIn(VERIFICATION_NAMES[code] ?? {}, language),
    kindNo: classLabelOf,
    libCode: (code) => libraryNames.get(code) ?? code,
    campusId: (code) => campusNames.get(code) ?? code,
    locationId: (code) => locationNames.get(code) ?? code,
  };
  return (name, value) => names[name]?.(value) || value;
}
