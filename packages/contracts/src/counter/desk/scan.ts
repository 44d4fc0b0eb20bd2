import * as z from 'zod';
import { requiredText } from '../../kernel/fields.ts';
import { DESK_ELSEWHERE } from '../../library-system/desk-errors.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';
import { DESK_NOT_CHOSEN } from '../../people/staff/errors.ts';

/** What a scanner types; also barcodes of other libraries and of the shelf labels that somebody scans by mistake. */
export const barcode = requiredText(64);

/** The copy is meant, though a reader has the same number. */
export const isCopy = z.boolean().optional();

/** A reason in the words of the staff. */
export const reason = requiredText(200);

/** Calls of the desk. */
export const DESK_ACCESS = { staff: 'circulation.desk' } as const;

/** A desk scans all day. */
export const DESK_RATE = { max: 1200, windowSeconds: 60 } as const;

/** What every call of the desk may answer. */
export const DESK_REFUSALS = [ILS_UNAVAILABLE, DESK_ELSEWHERE] as const;

/** What every call that acts in a library may answer. */
export const PLACED_REFUSALS = [...DESK_REFUSALS, DESK_NOT_CHOSEN] as const;
