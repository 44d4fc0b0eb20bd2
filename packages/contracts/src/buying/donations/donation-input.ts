import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { calendarDate, flag, text, wholeNumber } from '../../kernel/fields.ts';
import { requiredSharedText, sharedLines, sharedText } from '../../kernel/shared-text.ts';
import { DONATION_WAYS, MOST_COPIES, MOST_DONATION_TITLES } from './donation.ts';

export const MAX_DONATION_TITLE = 300;
export const MAX_REMARK = 500;

const line = sharedText(200).default('');

/** What is given, and how. */
export const donationInput = {
  titles: z
    .array(
      z.object({
        title: requiredSharedText(MAX_DONATION_TITLE),
        author: line,
        publisher: line,
        publishTime: sharedText(40).default(''),
        /** With or without hyphens. */
        isbn: asCode(text(32)).default(''),
        copyCount: wholeNumber(1, MOST_COPIES).default(1),
      }),
    )
    .min(1)
    .max(MOST_DONATION_TITLES),
  remark: sharedLines(MAX_REMARK).default(''),
  way: z.enum(DONATION_WAYS).default('bring'),
  bringOn: asCode(calendarDate).optional(),
  worth: asCode(text(20)).default(''),
  currency: asCode(text(3)).default(''),
  /** Others may see the name. */
  isNamed: flag.default(false),
};
