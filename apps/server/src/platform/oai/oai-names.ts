/** Namespaces, prefixes and error codes of OAI-PMH 2.0. */
export const OAI_NAMESPACE = 'http://www.openarchives.org/OAI/2.0/';
export const OAI_DC_NAMESPACE = 'http://www.openarchives.org/OAI/2.0/oai_dc/';
export const DC_NAMESPACE = 'http://purl.org/dc/elements/1.1/';
export const MODS_NAMESPACE = 'http://www.loc.gov/mods/v3';
export const ETDMS_NAMESPACE = 'http://www.ndltd.org/standards/metadata/etdms/1.1/';
export const XSI_NAMESPACE = 'http://www.w3.org/2001/XMLSchema-instance';

/** Errors with the words that we say for them (section 3.6). */
export const OAI_ERRORS = {
  badArgument: 'An argument is missing, unknown, repeated or of the wrong form.',
  badResumptionToken: 'The resumption token is not one of this repository.',
  badVerb: 'The verb is missing, unknown or repeated.',
  cannotDisseminateFormat: 'The item is not available in this format.',
  idDoesNotExist: 'No item has this identifier.',
  noRecordsMatch: 'No record matches the arguments.',
  noMetadataFormats: 'The item is available in no format.',
  noSetHierarchy: 'This repository has no sets.',
} as const;
export type OaiErrorCode = keyof typeof OAI_ERRORS;

/** Thrown where a request cannot be answered. */
export class OaiError extends Error {
  override readonly name = 'OaiError';
  readonly code: OaiErrorCode;

  constructor(code: OaiErrorCode, details = '') {
    super(details === '' ? OAI_ERRORS[code] : `${OAI_ERRORS[code]} (${details})`);
    this.code = code;
  }
}
