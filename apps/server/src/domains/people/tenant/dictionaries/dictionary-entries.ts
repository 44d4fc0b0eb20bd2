import { type Language, nameIn } from '@lectern/contracts/kernel/languages';
import type { DictionaryName } from '@lectern/contracts/people/tenant/get-dictionaries';
import type { ListEntry } from '@lectern/contracts/people/tenant/record-settings';
import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { classSchemeOf } from '../../../collection/vocabulary/classes/class-schemes.ts';
import { DISCIPLINE_CODES, disciplineName } from '../../../collection/vocabulary/classes/discipline-names.ts';
import { readClassLabels } from '../../../collection/vocabulary/classes/read-class-names.ts';
import {
  AVAILABILITY_NAMES,
  availabilityName,
} from '../../../collection/vocabulary/code-names/availability-names.ts';
import { CORE_LIST_NAMES } from '../../../collection/vocabulary/code-names/core-list-names.ts';
import { regionName } from '../../../collection/vocabulary/code-names/country-names.ts';
import { DEGREE_NAMES } from '../../../collection/vocabulary/code-names/degree-names.ts';
import { DOC_TYPE_NAMES, docTypeName } from '../../../collection/vocabulary/code-names/doc-type-names.ts';
import type { NamesByCode } from '../../../collection/vocabulary/code-names/four-names.ts';
import { FREQUENCY_NAMES } from '../../../collection/vocabulary/code-names/frequency-names.ts';
import { LANGUAGE_CODES, languageName } from '../../../collection/vocabulary/code-names/language-names.ts';
import { LITERATURE_TYPE_NAMES } from '../../../collection/vocabulary/code-names/literature-type-names.ts';
import { MATERIAL_TYPE_NAMES } from '../../../collection/vocabulary/code-names/material-type-names.ts';
import {
  CLAIM_STATUS_NAMES,
  COMMENTED_RESOURCE_NAMES,
  NEEDS_VERIFICATION_NAMES,
  RECOMMENDATION_OUTCOME_NAMES,
  VERIFICATION_NAMES,
} from '../../../collection/vocabulary/code-names/process-names.ts';
import {
  RESOURCE_TYPE_NAMES,
  resourceTypeName,
} from '../../../collection/vocabulary/code-names/resource-type-names.ts';
import { listCampuses, listLibraries, listLocations } from '../../../collection/vocabulary/places/places.ts';
import { collectionEntries, listCollections } from './collection-entries.ts';

interface Named {
  readonly code: string;
  readonly name: string;
}

export interface DictionarySource {
  readonly deps: Pick<Deps, 'db' | 'clock' | 'onlineCollections'>;
  readonly tenant: Tenant;
  readonly language: Language;
}

/** The codes of a list with their names: fixed ones, those of the tenant, and those that its records use. */
export async function dictionaryEntries(
  { deps, tenant, language }: DictionarySource,
  name: DictionaryName,
  used: readonly string[],
): Promise<readonly Named[]> {
  const { db } = deps;
  const { id: tenantId } = tenant;
  const { lists } = tenant.settings;
  const fixed = (names: NamesByCode) =>
    named(Object.keys(names), (code) => nameIn(names[code] ?? {}, language));
  const mixed = (names: NamesByCode) =>
    named(union(Object.keys(names), used), (code) => nameIn(names[code] ?? {}, language));
  const own = (entries: readonly ListEntry[]) => entries.map((one) => ownName(one, language));
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
      return named(union(LANGUAGE_CODES, used), (code) => languageName(code, language));
    case 'countryCode':
      return named(used, (code) => regionName(code, language, lists.countries));
    case 'discode1':
      return named(DISCIPLINE_CODES, (code) => disciplineName(code, language));
    case 'classNo': {
      const codes = union(classSchemeOf(tenant).mainClasses, used).sort();
      return named(codes, await readClassLabels(db, tenant, language, codes));
    }
    case 'availability':
      return named(Object.keys(AVAILABILITY_NAMES), (code) => availabilityName(code, language));
    case 'collections':
      return named(used, (title) => title);
    case 'coreInclude':
      return mixedWithOwn(mixed(CORE_LIST_NAMES), own(lists.coreLists));
    case 'customCoreList': {
      const others = used.filter((code) => !Object.hasOwn(CORE_LIST_NAMES, code));
      return mixedWithOwn(
        named(others, (code) => code),
        own(lists.coreLists),
      );
    }
    case 'ddType':
      return mixed(DEGREE_NAMES);
    case 'verifyStatus':
      return mixed(VERIFICATION_NAMES);
    case 'databaseFindDtoList': {
      const collections = await listCollections(deps, { tenant, language });
      return collectionEntries(collections, own(lists.databases), used);
    }
    case 'majors':
      return own(lists.majors);
    case 'publFreqCode':
      return fixed(FREQUENCY_NAMES);
    case 'materialTypeCode':
      return fixed(MATERIAL_TYPE_NAMES);
    case 'literatureTypeList':
      return fixed(LITERATURE_TYPE_NAMES);
    case 'claimStatus':
      return fixed(CLAIM_STATUS_NAMES);
    case 'needVerify':
      return fixed(NEEDS_VERIFICATION_NAMES);
    case 'processTypeList':
      return fixed(RECOMMENDATION_OUTCOME_NAMES);
    case 'commentDocCode':
      return fixed({ ...DOC_TYPE_NAMES, ...COMMENTED_RESOURCE_NAMES });
  }
}

function named(codes: readonly string[], nameOf: (code: string) => string): Named[] {
  return codes.map((code) => ({ code, name: nameOf(code) || code }));
}

function ownName({ code, names }: ListEntry, language: Language): Named {
  return { code, name: nameIn(names, language) || code };
}

/** The library's own names stand for those of the same code; its other codes come behind. */
function mixedWithOwn(entries: readonly Named[], own: readonly Named[]): Named[] {
  const byCode = new Map([...entries, ...own].map((one) => [one.code, one]));
  return [...byCode.values()];
}

function union(first: readonly string[], second: readonly string[]): string[] {
  return [...new Set([...first, ...second])];
}
