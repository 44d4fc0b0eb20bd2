/**
 * An ISSN as NNNN-NNNC (ISO 3297) where the text is eight characters of the right shape, with or without hyphen;
 * the check digit is not looked at. Undefined for any other text.
 */
export function formatIssn(text: string): string | undefined {
  const bare = text
    .normalize('NFKC')
    .replace(/[\s\u2010-\u2015\u2212-]+/g, '')
    .toUpperCase();
  return /^\d{7}[\dX]$/.test(bare) ? `${bare.slice(0, 4)}-${bare.slice(4)}` : undefined;
}

/** A valid ISSN as NNNN-NNNC; undefined where the shape or the check digit is wrong. */
export function normaliseIssn(text: string): string | undefined {
  const issn = formatIssn(text);
  return issn !== undefined && issn[8] === issnCheckDigit(issn) ? issn : undefined;
}

/** True for text that `normaliseIssn` accepts. */
export function isIssn(text: string): boolean {
  return normaliseIssn(text) !== undefined;
}

/** Weights 8 to 2 over the first seven digits, modulo 11; ten is written X. */
function issnCheckDigit(issn: string): string {
  const digits = issn.replace('-', '').slice(0, 7);
  let sum = 0;
  for (let place = 0; place < 7; place++) sum += (8 - place) * Number(digits[place]);
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? 'X' : String(check);
}
