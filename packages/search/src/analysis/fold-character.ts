import { isDroppedSign } from './dropped-signs.ts';
import { foldHan } from './han.ts';
import { SPECIAL_FOLDS } from './special-folds.ts';

/**
 * The folding of one code point, context aside: '' where it vanishes (marks, signs of direction), several characters
 * where it stands for several (ß, ﬁ, ㈱). Surrogates without a partner become a space.
 */
export function foldCharacter(code: number): string {
  if (code > 0xffff) return foldAstral(code);
  const known = foldedUnits[code];
  if (known !== undefined) return known;
  const folded = compute(code);
  foldedUnits[code] = folded;
  return folded;
}

/**
 * Whether a character must be folded together with the letter before it: it makes another letter of it (kana sound marks, jamo, vowel
 * signs), or it is dropped and must not stand between a letter and such a mark.
 */
export function belongsToLetterBefore(code: number): boolean {
  if (code < 0xad) return false;
  if (code > 0xffff) return computeBelonging(code);
  let known = belonging[code];
  if (known === 0) {
    known = computeBelonging(code) ? 1 : 2;
    belonging[code] = known;
  }
  return known === 1;
}

/** The folding of a letter with all that belongs to it. */
export function foldLetter(cluster: string): string {
  let kept = '';
  for (const char of cluster) if (char === BREVE || !isDroppedSign(char.codePointAt(0) ?? 0)) kept += char;
  const only = kept.codePointAt(0);
  // Composing would make letters of a sign that has a folding of its own: TM of ™.
  if (only !== undefined && kept.length === (only > 0xffff ? 2 : 1)) return foldCharacter(only);
  let folded = '';
  for (const char of composed(kept)) folded += foldCharacter(char.codePointAt(0) ?? 0);
  return folded;
}

/** NFKC. A breve that made no other letter is dropped first, because it would keep jamo around it from being one syllable. */
function composed(cluster: string): string {
  const letters = cluster.normalize('NFKC');
  return letters.includes(BREVE) ? letters.replaceAll(BREVE, '').normalize('NFKC') : letters;
}

/** A diacritic that is dropped as all are, but only after it has made й of и. */
const BREVE = '\u0306';

const foldedUnits: (string | undefined)[] = new Array(0x10000).fill(undefined);
const belonging = new Uint8Array(0x10000);
const astral = new Map<number, string>();
const ASTRAL_KEPT = 20_000;

function foldAstral(code: number): string {
  let folded = astral.get(code);
  if (folded === undefined) {
    folded = compute(code);
    if (astral.size >= ASTRAL_KEPT) astral.clear();
    astral.set(code, folded);
  }
  return folded;
}

function computeBelonging(code: number): boolean {
  const char = String.fromCodePoint(code);
  return (
    isDroppedSign(code) || /[\p{M}\u1160-\u11ff\u3131-\u318e\uff9e-\uffdc\u{16d63}\u{16d67}]/u.test(char)
  );
}

function compute(code: number): string {
  if (code >= 0xd800 && code <= 0xdfff) return ' ';
  const char = String.fromCodePoint(code);
  const special = SPECIAL_FOLDS.get(char);
  if (special !== undefined) return special;
  let folded = '';
  for (const part of char.normalize('NFKC').toLowerCase()) {
    for (const piece of withoutMarks(part)) folded += foldPiece(piece);
  }
  return folded;
}

/**
 * Without diacritics. Of the Cyrillic letters that Unicode takes apart only й is kept: it is a letter with a base of its own
 * in Russian and in the root collation of Unicode (CLDR), where ё, ї and ў count as е, і and у with a mark.
 */
function withoutMarks(part: string): string {
  if (part === 'й') return part;
  let kept = '';
  for (const piece of part.normalize('NFD')) if (!isDroppedSign(piece.codePointAt(0) ?? 0)) kept += piece;
  return kept.normalize('NFC');
}

function foldPiece(piece: string): string {
  const special = SPECIAL_FOLDS.get(piece);
  if (special !== undefined) return special;
  const code = piece.codePointAt(0) ?? 0;
  if (code >= 0x30a1 && code <= 0x30f6) return String.fromCharCode(code - 0x60);
  if (/\p{Nd}/u.test(piece)) return decimalDigit(code);
  if (/\p{sc=Han}/u.test(piece)) return foldHan(piece);
  if (/[\p{Z}\p{Cc}]/u.test(piece)) return ' ';
  return piece;
}

/** Decimal digits of every script stand in runs of ten that begin with zero. */
function decimalDigit(code: number): string {
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String(code - zero);
}
