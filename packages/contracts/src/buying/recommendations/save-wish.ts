import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';
import { CAPTCHA_REQUIRED, CAPTCHA_WRONG } from '../../people/auth/errors.ts';
import {
  WISH_ACCOUNT_FROZEN,
  WISH_ADDRESS_INVALID,
  WISH_ADDRESS_MISSING,
  WISH_ALREADY_HELD,
  WISH_ALREADY_MINE,
  WISH_ANSWER_INVALID,
  WISH_ANSWER_MISSING,
  WISH_CODE_UNKNOWN,
  WISH_CONTACT_UNVERIFIED,
  WISH_DAY_USED_UP,
  WISH_DECIDED,
  WISH_DOCUMENT_TYPE_MISSING,
  WISH_FREQUENCY_MISSING,
  WISH_ISBN_INVALID,
  WISH_ISBN_MISSING,
  WISH_ISSN_INVALID,
  WISH_LANGUAGE_MISSING,
  WISH_NAME_MISSING,
  WISH_NOT_FOUND,
  WISH_NOT_OFFERED,
  WISH_NOTE_MISSING,
  WISH_PRICE_INVALID,
  WISH_PRICE_MISSING,
  WISH_REASON_MISSING,
  WISH_SUBJECT_MISSING,
  WISH_TITLE_MISSING,
  WISH_TOO_MANY_OPEN,
} from './errors.ts';
import { WISH_STATES } from './wish.ts';
import { bookWishInput, electronicWishInput } from './wish-input.ts';

const output = z.object({
  id: z.string(),
  detailType: z.enum(WISH_STATES),
  /** Others wished it before: the reader joined them. */
  isJoined: z.boolean(),
  wishes: z.int(),
});

/** What every wish may be refused for. */
const ALWAYS = [
  ILS_UNAVAILABLE,
  CAPTCHA_REQUIRED,
  CAPTCHA_WRONG,
  WISH_ACCOUNT_FROZEN,
  WISH_CONTACT_UNVERIFIED,
  WISH_NOT_OFFERED,
  WISH_DAY_USED_UP,
  WISH_TOO_MANY_OPEN,
  WISH_REASON_MISSING,
  WISH_NOTE_MISSING,
  WISH_CODE_UNKNOWN,
  WISH_ALREADY_MINE,
  WISH_NOT_FOUND,
  WISH_DECIDED,
] as const;

/** Stores a wish, or joins that of others for the same work. All that the checks say is asked again. */
export const saveWish = endpoint({
  methods: ['POST'],
  path: '/find/recommendBooks/save',
  origin: 'spec',
  access: 'patron',
  summary: 'Recommend a work to the library',
  input: bookWishInput,
  output,
  errors: [
    ...ALWAYS,
    WISH_TITLE_MISSING,
    WISH_ISBN_MISSING,
    WISH_ISBN_INVALID,
    WISH_ISSN_INVALID,
    WISH_LANGUAGE_MISSING,
    WISH_PRICE_MISSING,
    WISH_PRICE_INVALID,
    WISH_FREQUENCY_MISSING,
    WISH_ANSWER_MISSING,
    WISH_ANSWER_INVALID,
    WISH_ALREADY_HELD,
  ],
  idempotent: true,
  rateLimit: { max: 30, windowSeconds: 60 },
});

/** The same for an electronic resource. */
export const saveElectronicWish = endpoint({
  methods: ['POST'],
  path: '/find/newEle/recommendBooks/save',
  origin: 'spec',
  access: 'patron',
  summary: 'Recommend an electronic resource to the library',
  input: electronicWishInput,
  output,
  errors: [
    ...ALWAYS,
    WISH_NAME_MISSING,
    WISH_SUBJECT_MISSING,
    WISH_DOCUMENT_TYPE_MISSING,
    WISH_ADDRESS_MISSING,
    WISH_ADDRESS_INVALID,
  ],
  idempotent: true,
  rateLimit: { max: 30, windowSeconds: 60 },
});
