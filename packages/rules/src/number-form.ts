/** Blanks of all scripts, and characters that are not seen: scanners, spreadsheets and copied text bring them. */
const UNSEEN = /[\p{White_Space}\p{Cc}\p{Cf}]/gu;

/**
 * A barcode, card number or account name as two people would read it aloud: full-width and other compatible characters are the ordinary
 * ones (Unicode NFKC), blanks and unseen characters are left out. Upper and lower case stay.
 */
export function casedNumberForm(text: string): string {
  return text.normalize('NFKC').replace(UNSEEN, '');
}

/** The normal form of a barcode, card number or account name: as `casedNumberForm`, in lower case. Libraries choose whether case counts. */
export function numberForm(text: string): string {
  return casedNumberForm(casedNumberForm(text).toLowerCase());
}

/** What is stored beside a number: its normal form, or null where the number is written in it. */
export function formBeside(number: string): string | null {
  const form = numberForm(number);
  return form === number || form === '' ? null : form;
}
