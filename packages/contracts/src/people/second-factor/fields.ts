import * as z from 'zod';
import { text } from '../../kernel/fields.ts';
import { documented } from '../../kernel/input-document.ts';
import { groupsOf } from '../../kernel/text-patterns.ts';

/** A code of an app: six digits. */
const APP_CODE = /^\d{6}$/;
/** The same or a recovery code: 12 letters and digits. */
const ANY_CODE = /^(\d{6}|[A-Z0-9]{12})$/;

const readCode = (typed: string) => typed.replace(/[\s-]/g, '').toUpperCase();

/** A code of an app, as a reader types it. */
export const appCode = documented(text(16).transform(readCode).pipe(z.string().regex(APP_CODE)), () => ({
  type: 'string',
  maxLength: 16,
  pattern: groupsOf('[0-9]', 6),
}));

/** A code of an app or a recovery code, as a reader types it: hyphens, spaces and small letters do not matter. */
export const secondCode = documented(text(32).transform(readCode).pipe(z.string().regex(ANY_CODE)), () => ({
  type: 'string',
  maxLength: 32,
  anyOf: [{ pattern: groupsOf('[0-9]', 6) }, { pattern: groupsOf('[A-Za-z0-9]', 12) }],
}));

/** Recovery codes in groups of four, such as `ABCD-EFGH-2345`. They are shown once. */
export const recoveryCodes = z.array(z.string());
