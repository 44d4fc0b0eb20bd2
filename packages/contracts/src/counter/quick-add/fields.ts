import { normaliseIsbn } from '@lectern/rules/isbn';
import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { id, text } from '../../kernel/fields.ts';
import { ITEM_TYPE_UNKNOWN } from '../../lending/rules/errors.ts';
import { BARCODE_TAKEN, LOCATION_UNKNOWN } from '../../library-system/copy-errors.ts';
import { DESK_ELSEWHERE } from '../../library-system/desk-errors.ts';
import { DESK_NOT_CHOSEN } from '../../people/staff/errors.ts';

/** Who adds what stands before them and is in no file. */
export const QUICK_ADD_ACCESS = { staff: 'catalogue.quick-add' } as const;

/** The copy that is added. */
export const copyFields = {
  /** Empty: one is made, to be written on the copy. */
  barcode: text(64).default(''),
  callNumber: text(200).default(''),
  /** Empty: the library of the desk, without a shelving location. */
  locationCode: z.union([id, z.literal('')]).default(''),
  itemType: id,
  volume: asCode(text(100)).default(''),
  copyNumber: text(50).default(''),
  /** The number under which the library owns the copy, if it is another one than the barcode. */
  propNo: text(64).default(''),
};

/** Kinds of works that a brief record can be of. */
export const BRIEF_KINDS = [
  'book',
  'journal',
  'audio',
  'video',
  'score',
  'map',
  'image',
  'kit',
  'object',
] as const;
export type BriefKind = (typeof BRIEF_KINDS)[number];

/** An ISBN with its check digit, of 10 or 13 digits; empty for none. */
export const isbnOrNone = text(24).refine((isbn) => isbn === '' || normaliseIsbn(isbn) !== undefined);

/** What was added. */
export const addedSchema = z.object({
  recordId: z.string(),
  itemId: z.string(),
  title: z.string(),
  barcode: z.string(),
});

/** What adding a copy is refused for. */
export const COPY_ERRORS = [
  BARCODE_TAKEN,
  DESK_ELSEWHERE,
  DESK_NOT_CHOSEN,
  ITEM_TYPE_UNKNOWN,
  LOCATION_UNKNOWN,
] as const;
