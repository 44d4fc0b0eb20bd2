import type { WishKind } from '@lectern/contracts/buying/recommendations/wish';

/** Fields of the forms, by the names of the calls. */
export type WishFieldName =
  | 'title'
  | 'author'
  | 'publisher'
  | 'publishTime'
  | 'standNo'
  | 'resourceType'
  | 'language'
  | 'price'
  | 'pubFreq'
  | 'resourceName'
  | 'subject'
  | 'documentTypes'
  | 'webAddress'
  | 'introduction'
  | 'reason'
  | 'major'
  | 'note'
  | 'pickupLibrary'
  | 'verifyCode';

const OF_ALL = ['reason', 'major', 'note', 'pickupLibrary', 'verifyCode'] as const;
const OF_WORKS = [
  'title',
  'author',
  'publisher',
  'publishTime',
  'standNo',
  'resourceType',
  'language',
  'price',
  'pubFreq',
  ...OF_ALL,
] as const;

/** The fields of each form: a refusal that is about one of them stands at it. */
export const FIELDS_OF: Readonly<Record<WishKind, readonly WishFieldName[]>> = {
  catalogue: OF_ALL,
  free: OF_WORKS,
  custom: OF_WORKS,
  electronic: ['resourceName', 'subject', 'documentTypes', 'webAddress', 'introduction', ...OF_ALL],
};

/** The field that a refusal is about, by its code. */
export const FIELD_OF_ERROR: Readonly<Partial<Record<string, WishFieldName>>> = {
  WISH_TITLE_MISSING: 'title',
  WISH_ISBN_MISSING: 'standNo',
  WISH_ISBN_INVALID: 'standNo',
  WISH_ISSN_INVALID: 'standNo',
  WISH_LANGUAGE_MISSING: 'language',
  WISH_PRICE_MISSING: 'price',
  WISH_PRICE_INVALID: 'price',
  WISH_FREQUENCY_MISSING: 'pubFreq',
  WISH_NAME_MISSING: 'resourceName',
  WISH_SUBJECT_MISSING: 'subject',
  WISH_DOCUMENT_TYPE_MISSING: 'documentTypes',
  WISH_ADDRESS_MISSING: 'webAddress',
  WISH_ADDRESS_INVALID: 'webAddress',
  WISH_REASON_MISSING: 'reason',
  WISH_NOTE_MISSING: 'note',
  CAPTCHA_REQUIRED: 'verifyCode',
  CAPTCHA_WRONG: 'verifyCode',
};
