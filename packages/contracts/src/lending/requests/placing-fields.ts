import { NOTICE_WAYS } from '@lectern/rules/requests/notice-ways';
import * as z from 'zod';
import { BIB_NOT_FOUND } from '../../collection/detail/errors.ts';
import { calendarDate, id, listOf, text } from '../../kernel/fields.ts';
import { sharedText } from '../../kernel/shared-text.ts';
import { ILS_UNAVAILABLE, ITEM_NOT_FOUND, PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import {
  ACCOUNT_BLOCKED,
  ACCOUNT_EXPIRED,
  ACCOUNT_FROZEN,
  ACCOUNT_GUARANTEED,
  ACCOUNT_GUARANTEES,
  CARD_LOST,
  FINES_OVER_LIMIT,
} from '../../library-system/patron-block-errors.ts';
import {
  REQUEST_ALREADY_OPEN,
  REQUEST_BIB_QUOTA,
  REQUEST_CONTACT_WRONG,
  REQUEST_DAY_QUOTA,
  REQUEST_KIND_OFF,
  REQUEST_NO_COPY,
  REQUEST_OWN_LOAN,
  REQUEST_READER_QUOTA,
} from './placing-errors.ts';
import { wishInput } from './wish-fields.ts';

/** What readers say with each request. */
export const placingInput = {
  ...wishInput,
  /** Telephone or e-mail; the reader's own if it is empty. */
  contactInfo: text(100).default(''),
  /** How the reader wants to be told of this request; empty: as of all. */
  noticeWays: listOf(z.enum(NOTICE_WAYS), NOTICE_WAYS.length).default([]),
  /** Words to who fetches the copy or has it. */
  comments: sharedText(500).default(''),
};

/** For requests that are picked up at a library. */
export const pickupInput = {
  /** Code of the library. */
  takeLibCode: id,
};

/** For requests that may wait. */
export const waitingInput = {
  /** Last day on which the reader needs it: today or later, within a year. */
  reqestEndDate: calendarDate.optional(),
};

/** What may forbid a request of any kind. */
export const PLACING_ERRORS = [
  ILS_UNAVAILABLE,
  PATRON_NOT_FOUND,
  BIB_NOT_FOUND,
  ITEM_NOT_FOUND,
  ACCOUNT_FROZEN,
  ACCOUNT_BLOCKED,
  ACCOUNT_EXPIRED,
  CARD_LOST,
  ACCOUNT_GUARANTEED,
  ACCOUNT_GUARANTEES,
  FINES_OVER_LIMIT,
  REQUEST_KIND_OFF,
  REQUEST_NO_COPY,
  REQUEST_OWN_LOAN,
  REQUEST_ALREADY_OPEN,
  REQUEST_DAY_QUOTA,
  REQUEST_READER_QUOTA,
  REQUEST_BIB_QUOTA,
  REQUEST_CONTACT_WRONG,
] as const;
