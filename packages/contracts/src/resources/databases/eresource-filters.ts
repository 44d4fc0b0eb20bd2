import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { flag, listOf, text } from '../../kernel/fields.ts';
import { ERESOURCE_SORTS } from '../../people/tenant/eresource-settings.ts';
import { ERESOURCE_STATUSES } from './eresource.ts';
import { termCode } from './term.ts';

const codes = listOf(termCode, 50).default([]);

/** Which databases: those that have one of the values of each filter that has any. */
export const eresourceFilters = {
  /** Words in names, other names or introduction; pinyin and its initials too. */
  keyWord: text(100).default(''),
  /** A to Z, or `#`. */
  letter: asCode(z.string().regex(/^[A-Za-z#]?$/)).default(''),
  subject: codes,
  docType: codes,
  vendor: codes,
  status: listOf(z.enum(ERESOURCE_STATUSES), ERESOURCE_STATUSES.length).default([]),
  college: codes,
  label: codes,
  /** Only those that count as new. */
  isNew: flag.default(false),
};

/** In which order; without it, that of the library. */
export const eresourceOrder = { sort: z.enum(ERESOURCE_SORTS).optional() };
