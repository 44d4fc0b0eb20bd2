import type { DictionaryName } from '@lectern/contracts/people/tenant/get-dictionaries';
import type { FacetField } from '@lectern/search/search-document';

/** The index field by which the records of a list are counted. Other lists are not counted. */
export const FIELD_OF: Partial<Record<DictionaryName, FacetField>> = {
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
  coreInclude: 'coreList',
  customCoreList: 'coreList',
  ddType: 'degree',
  verifyStatus: 'verification',
  databaseFindDtoList: 'source',
  availability: 'availability',
};
