/** How long an authorization code of a reader is good (document 1, section 9). */
export const ALLIANCE_CODE_SECONDS = 300;

const DIGITS = 8;

/** A number below 10^8 as an authorization code. */
export function writeAllianceCode(number: number): string {
  return String(number).padStart(DIGITS, '0');
}

/** The authorization code that was typed, also with spaces or hyphens; undefined for anything else. */
export function readAllianceCode(text: string): string | undefined {
  const digits = text.normalize('NFKC').replace(/[\s-]/g, '');
  return /^\d{8}$/.test(digits) ? digits : undefined;
}
