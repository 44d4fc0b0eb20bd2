import type { Language } from '@lectern/contracts/kernel/languages';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import {
  DICTIONARIES,
  type DictionaryName,
  type dictionaryEntrySchema,
} from '@lectern/contracts/tenant/get-dictionaries';
import type { FacetField, Filter } from '@lectern/search/search-engine';
import type * as z from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { countWorks, type WorkCounts } from '../../ports/search-engine/count-works.ts';
import { DISCIPLINE_CODES, disciplineName } from '../vocabulary/classes/discipline-names.ts';
import { classLabel, readClassNames } from '../vocabulary/classes/read-class-names.ts';
import { AVAILABILITY_NAMES, availabilityName } from '../vocabulary/code-names/availability-names.ts';
import { regionName } from '../vocabulary/code-names/country-names.ts';
import { DOC_TYPE_NAMES, docTypeName } from '../vocabulary/code-names/doc-type-names.ts';
import { LANGUAGE_CODES, languageName } from '../vocabulary/code-names/language-names.ts';
import { RESOURCE_TYPE_NAMES, resourceTypeName } from '../vocabulary/code-names/resource-type-names.ts';
import { CLASS_NAMES } from '../vocabulary/code-names/shipped-class-names.ts';
import { listCampuses, listLibraries, listLocations } from '../vocabulary/places/places.ts';

export type DictionaryEntry = z.input<typeof dictionaryEntrySchema>;
type Dictionaries = Partial<Record<DictionaryName, DictionaryEntry[]>>;
interface Named {
  readonly code: string;
  readonly name: string;
}

/** Most codes of a field that are counted. Lists have far fewer. */
const MOST_CODES = 2000;

/** The index field of each list. */
const FIELD_OF: Readonly<Record<DictionaryName, FacetField>> = {
  docCode: 'docType',
  documentTypeList: 'docType',
  resourceType: 'resourceType',
  langCode: 'language',
  countryCode: 'country',
  discode1: 'discipline',
  classNo: 'class',
  libCode: 'library',
  campusCode: 'campus',
  locationId: 'location',
  collections: 'collection',
  availability: 'availability',
};

/**
 * Code lists: each code with its name and the number of the tenant's records that have it and match the filters. The
 * codes are the tenant's places, fixed lists, and the other codes in its records. All lists, if `requested` is empty.
 */
export async function readDictionaries(
  deps: Pick<Deps, 'db' | 'search'>,
  tenantId: string,
  language: Language,
  requested: readonly DictionaryName[],
  filters: readonly Filter[] = [],
): Promise<Dictionaries> {
  const names = requested.length > 0 ? [...new Set(requested)] : DICTIONARIES;
  const fields = [...new Set(names.map((name) => FIELD_OF[name]))];
  const counts = await countCodes(deps, tenantId, fields, filters);
  const read = async (name: DictionaryName) => {
    const countOf: WorkCounts = counts[FIELD_OF[name]] ?? new Map<string, number>();
    const entries = await entriesOf(deps, tenantId, language, name, [...countOf.keys()]);
    return [
      name,
      entries.map(({ code, name: shown }) => ({ code, name: shown, count: countOf.get(code) ?? 0 })),
    ] as const;
  };
  return Object.fromEntries(await Promise.all(names.map(read)));
}

/** The counts of codes by field; empty if the search is unavailable, because the lists are useful without counts. */
async function countCodes(
  deps: Pick<Deps, 'search'>,
  tenantId: string,
  fields: readonly FacetField[],
  filters: readonly Filter[],
): Promise<Partial<Record<FacetField, WorkCounts>>> {
  const limits = Object.fromEntries(fields.map((field) => [field, MOST_CODES])) as Record<FacetField, number>;
  const counted = await countWorks(deps, tenantId, limits, filters);
  return isRefusal(counted) ? {} : counted.by;
}

async function entriesOf(
  { db }: Pick<Deps, 'db'>,
  tenantId: string,
  language: Language,
  name: DictionaryName,
  used: readonly string[],
): Promise<readonly Named[]> {
  switch (name) {
    case 'libCode':
      return listLibraries(db, tenantId, language);
    case 'campusCode':
      return listCampuses(db, tenantId, language);
    case 'locationId':
      return listLocations(db, tenantId, language);
    case 'docCode':
    case 'documentTypeList':
      return named(Object.keys(DOC_TYPE_NAMES), (code) => docTypeName(code, language));
    case 'resourceType':
      return named(Object.keys(RESOURCE_TYPE_NAMES), (code) => resourceTypeName(code, language));
    case 'langCode':
      return named([...new Set([...LANGUAGE_CODES, ...used])], (code) => languageName(code, language));
    case 'countryCode':
      return named(used, (code) => regionName(code, language) || code);
    case 'discode1':
      return named(DISCIPLINE_CODES, (code) => disciplineName(code, language));
    case 'classNo': {
      const codes = [...new Set([...Object.keys(CLASS_NAMES), ...used])].sort();
      const nameOf = await readClassNames(db, tenantId, language, codes);
      return named(codes, (code) => classLabel(code, nameOf));
    }
    case 'availability':
      return named(Object.keys(AVAILABILITY_NAMES), (code) => availabilityName(code, language));
    case 'collections':
      return named(used, (title) => title);
  }
}

function named(codes: readonly string[], nameOf: (code: string) => string): Named[] {
  return codes.map((code) => ({ code, name: nameOf(code) }));
}
