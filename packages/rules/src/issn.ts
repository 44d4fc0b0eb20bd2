/**
 * The ISSN as NNNN-NNNC (ISO 3297), if the text is seven digits and a digit or X, with or without hyphen; undefined for
 * other text. The check digit is not checked.
 */
export function formatIssn(text: string): string | undefined {
  const bare = text
    .normalize('NFKC')
    .replace(/[\s\u2010-\u2015\u2212-]+/g, '')
    .toUpperCase();
  return /^\d{7}[\dX]$/.test(bare) ? `${bare.slice(0, 4)}-${bare.slice(4)}` : undefined;
}

/** The valid ISSN as NNNN-NNNC; undefined if the form or the check digit is wrong. */
export function normaliseIssn(text: string): string | undefined {
  const issn = formatIssn(text);
  return issn !== undefined && issn[8] === issnCheckDigit(issn) ? issn : undefined;
}

/** True for text that `normaliseIssn` accepts. */
export function isIssn(text: string): boolean {
  return normaliseIssn(text) !== undefined;
}

/** The check digit: weights 8 to 2 for the first seven digits, modulo 11; X for ten. */
function issnCheckDigit(issn: string): string {
  const digits = issn.replace('-', '').slice(0, 7);
  let sum = 0;
  for (let place = 0; place < 7; place++) sum += (8 - place) * Number(digits[place]);
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? 'X' : String(check);
}
