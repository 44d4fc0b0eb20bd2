import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { flag, id, ignoredIdentity, listOf, text } from '../../kernel/fields.ts';
import { sharedLines, sharedText } from '../../kernel/shared-text.ts';
import { laterCaptchaFields } from '../../people/auth/sign-in-fields.ts';
import { BOOK_WISH_KINDS, WISH_RESOURCE_TYPES } from './wish.ts';

export const MAX_WISH_TITLE = 300;
export const MAX_WISH_LINE = 200;
export const MAX_WISH_NOTE = 500;
export const MAX_WISH_ANSWER = 1000;
export const MAX_WEB_ADDRESS = 500;

const line = sharedText(MAX_WISH_LINE).default('');
const code = asCode(text(40)).default('');

/** What names a work: enough to look whether it is there already. */
export const namedWork = {
  title: sharedText(MAX_WISH_TITLE).default(''),
  author: line,
  /** ISBN or ISSN, with or without hyphens. */
  standNo: asCode(text(32)).default(''),
  /** The same under the name of other clients. */
  isbn: asCode(text(32)).default(''),
  /** The name of a periodical, under the specification's name. */
  journalName: sharedText(MAX_WISH_TITLE).default(''),
};

/** What names an electronic resource. */
export const namedResource = {
  resourceName: sharedText(MAX_WISH_TITLE).default(''),
  webAddress: asCode(text(MAX_WEB_ADDRESS)).default(''),
};

/** What a reader says of every wish. */
const ofReader = {
  /** Joins this wish of others, and says nothing of the work. */
  wishId: id.optional(),
  /** A code of `getReasonList`. */
  reason: code,
  note: sharedLines(MAX_WISH_NOTE).default(''),
  /** For readers of this major (`major/list`). */
  major: code,
  /** Others may see who wished it. */
  isNamed: flag.default(false),
  /** A copy is kept for the reader when it comes. */
  wantsCopy: flag.default(true),
  /** Where the reader fetches it; the reader's own library without one. */
  pickupLibrary: code,
  ...laterCaptchaFields,
  ...ignoredIdentity,
};

/** A wish for something to read. */
export const bookWishInput = z.object({
  kind: z.enum(BOOK_WISH_KINDS).default('free'),
  ...namedWork,
  resourceType: z.enum(WISH_RESOURCE_TYPES).default('book'),
  publisher: line,
  publishTime: sharedText(40).default(''),
  /** Code of `langCode`. */
  language: code,
  price: asCode(text(20)).default(''),
  currency: asCode(text(3)).default(''),
  /** Code of `publFreqCode`. */
  pubFreq: code,
  /** The place among the candidates of `search` that it was taken from. */
  source: code,
  /** Answers to the fields of the library's own form. */
  answers: z
    .array(z.object({ code: text(40), value: sharedLines(MAX_WISH_ANSWER).default('') }))
    .max(30)
    .default([]),
  ...ofReader,
});

/** A wish for an electronic resource. */
export const electronicWishInput = z.object({
  ...namedResource,
  subject: line,
  /** Codes of `documentTypeList`. */
  documentTypes: listOf(text(40), 20).default([]),
  introduction: sharedLines(2000).default(''),
  publisher: line,
  ...ofReader,
});
