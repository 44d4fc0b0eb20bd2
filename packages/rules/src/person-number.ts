/** 16 characters in groups of four, behind an address, a prefix or nothing, in front of nothing more than signs. */
const SIXTEEN = /(?:^|[^\dA-Z])(\d{4})[\s-]?(\d{4})[\s-]?(\d{4})[\s-]?(\d{3}[\dX])$/i;
const LONGEST = 200;
/** The blocks of the ISNI range that ORCID gives numbers of. */
const ORCID_BLOCKS: readonly (readonly [string, string])[] = [
  ['0000000150000000', '0000000350000001'],
  ['0009000000000000', '0009001000000000'],
];

/** The valid ORCID iD in a text, as NNNN-NNNN-NNNN-NNNC: alone, in its address or behind a prefix. Undefined without one. */
export function readOrcid(text: string): string | undefined {
  const digits = sixteenIn(text);
  if (digits === undefined || !ORCID_BLOCKS.some(([from, to]) => digits >= from && digits <= to))
    return undefined;
  return digits.match(/.{4}/g)?.join('-');
}

/** The valid ISNI in a text (ISO 27729), as 16 characters. ORCID iDs are ISNIs by their form; `readOrcid` is asked first. */
export function readIsni(text: string): string | undefined {
  return sixteenIn(text);
}

function sixteenIn(text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  const found = SIXTEEN.exec(
    text
      .normalize('NFKC')
      .trim()
      .replace(/[\u2010-\u2015\u2212]/g, '-')
      .replace(/[/#]$/, ''),
  );
  const digits = found?.slice(1).join('').toUpperCase();
  return digits !== undefined && digits[15] === checkCharacter(digits) ? digits : undefined;
}

/** ISO 7064 mod 11-2 over the first fifteen digits. */
function checkCharacter(digits: string): string {
  let total = 0;
  for (const digit of digits.slice(0, 15)) total = ((total + Number(digit)) * 2) % 11;
  const check = (12 - total) % 11;
  return check === 10 ? 'X' : String(check);
}
