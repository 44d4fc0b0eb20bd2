import { movesFrom } from './request-ways.ts';
import { KEPT_STEPS } from './step-sets.ts';
import type { RequestKind, RequestStep } from './steps.ts';

/** How long a pickup code can be entered (specification 2, section 9), and how long one still can that was replaced by a new one. */
export const TAKE_CODE_SECONDS = 5 * 60;
export const REPLACED_CODE_SECONDS = 10;

/** How often a wrong code may be entered: for one code, and by one person and on one device while codes live. */
export const TAKE_CODE_TRIES = 5;

/** For how long after a hand-over one of the two readers can object. */
export const OBJECTION_SECONDS = 24 * 60 * 60;

const CODE_DIGITS = 6;
const NUMBER_DIGITS = 14;

/** Who enters the pickup code of a request in this step; undefined where nothing can be handed over. */
export function codeEnteredBy(kind: RequestKind, step: RequestStep): 'holder' | 'desk' | undefined {
  if (movesFrom(kind, step).some(({ when }) => when === 'code_shown')) return 'holder';
  return KEPT_STEPS.includes(step) ? 'desk' : undefined;
}

/** What the picture and the barcode of a code hold: the number of the request and the code, 20 digits. */
export function scannedCode(requestNumber: string, code: string): string {
  return requestNumber + code;
}

/** A code as it was typed (6 digits, also with spaces) or scanned (with the number of its request); undefined for anything else. */
export function readTakeCode(
  text: string,
): { readonly code: string; readonly requestNumber?: string } | undefined {
  const digits = text.normalize('NFKC').replace(/[\s-]/g, '');
  if (/^\d{6}$/.test(digits)) return { code: digits };
  if (!/^\d{20}$/.test(digits)) return undefined;
  return { requestNumber: digits.slice(0, NUMBER_DIGITS), code: digits.slice(-CODE_DIGITS) };
}
