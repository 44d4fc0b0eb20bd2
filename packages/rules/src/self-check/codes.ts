/** How long a screen in the library shows a code. It is taken for as long again. */
export const SCREEN_CODE_SECONDS = 60;

const ENTRY_DIGITS = 8;
const SCREEN_DIGITS = 6;

/** A number below 10^8 as the one-time code for a station. */
export function writeEntryCode(number: number): string {
  return String(number).padStart(ENTRY_DIGITS, '0');
}

/** A number as the code of a screen. */
export function writeScreenCode(number: number): string {
  return String(number % 10 ** SCREEN_DIGITS).padStart(SCREEN_DIGITS, '0');
}

/** What the picture of a one-time code holds. The letter tells it from the number of a card. */
export function scannedEntryCode(code: string): string {
  return `M-${code}`;
}

/** Whether this was scanned from a phone: a one-time code, or a pickup code with the number of its request. */
export function isScannedCode(text: string): boolean {
  return /^(M\d{8}|\d{20})$/i.test(plain(text));
}

/** The one-time code that was typed, also with spaces, or scanned; undefined for anything else. */
export function readEntryCode(text: string): string | undefined {
  return /^M?(\d{8})$/i.exec(plain(text))?.[1];
}

/** The code of a screen, as it was typed or as the address that its picture holds; undefined for anything else. */
export function readScreenCode(text: string): string | undefined {
  const inAddress = /[?&]code=(\d{6})(?:&|$)/.exec(text)?.[1];
  if (inAddress !== undefined) return inAddress;
  const digits = plain(text);
  return /^\d{6}$/.test(digits) ? digits : undefined;
}

function plain(text: string): string {
  return text.normalize('NFKC').replace(/[\s-]/g, '');
}
