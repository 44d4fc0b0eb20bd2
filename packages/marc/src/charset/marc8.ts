import { eaccCharacter, type GraphicSet, graphicSets } from './marc8-sets.ts';

const ESCAPE = 0x1b;
const ASCII = 0x42;
const ANSEL = 0x45;
const EACC = 0x31;
const REPLACEMENT = '�';
const NEEDS_DECODING = /[^\t\n\r\x20-\x7e]|&#x/;

/** Character reference: MARC 21 uses it for characters that MARC-8 lacks ("lossless conversion"). */
const CHARACTER_REFERENCE = /&#x([0-9a-f]{4,6});/iy;
const AMPERSAND = 0x26;

/** Intermediate bytes of an escape sequence: they say whether the set is for low bytes (G0) or high bytes (G1). */
const G0_INTERMEDIATES = '(,';
const G1_INTERMEDIATES = ')-';

interface Designation {
  readonly half: 'g0' | 'g1';
  readonly set: number;
  /** Length of the escape sequence in bytes. */
  readonly length: number;
}

function isKnownSet(final: number): boolean {
  return final === EACC || graphicSets.has(final);
}

/**
 * The escape sequence at `at` (MARC 21 specification, "Character Sets: MARC-8", technique 1: ESC g/b/p/s;
 * technique 2: ESC ( F, ESC $ F and their variants). Undefined if its final byte is not a known set: it is then text.
 */
function readEscape(text: string, at: number): Designation | undefined {
  const second = text[at + 1];
  if (second === undefined) return undefined;
  if (second === 's') return { half: 'g0', set: ASCII, length: 2 };
  if (second === 'g' || second === 'b' || second === 'p') {
    return { half: 'g0', set: second.charCodeAt(0), length: 2 };
  }
  let position = at + 1;
  const wide = second === '$';
  if (wide) position++;
  const designator = text[position] ?? '';
  let half: 'g0' | 'g1' = 'g0';
  if (G1_INTERMEDIATES.includes(designator) && designator) {
    half = 'g1';
    position++;
  } else if (G0_INTERMEDIATES.includes(designator) && designator) {
    position++;
  } else if (!wide) {
    return undefined;
  }
  // ESC ( ! E is the escape sequence of ANSEL in the registry of ISO 2022.
  if (text[position] === '!') position++;
  const final = text.charCodeAt(position);
  if (Number.isNaN(final) || !isKnownSet(final)) return undefined;
  return { half, set: final, length: position - at + 1 };
}

/**
 * The Unicode text (NFC) of one piece of MARC-8, given as a string of byte values (latin-1). Each piece (a subfield, a
 * control field) begins in ASCII and ANSEL. Combining marks are moved after their letter; marks without a letter are put
 * at the end. Bytes that the set does not use become U+FFFD.
 */
export function decodeMarc8(bytes: string): string {
  if (!NEEDS_DECODING.test(bytes)) return bytes;
  let out = '';
  let marks = '';
  let g0 = ASCII;
  let g1 = ANSEL;

  for (let at = 0; at < bytes.length; ) {
    const byte = bytes.charCodeAt(at);
    if (byte === ESCAPE) {
      const designation = readEscape(bytes, at);
      if (designation) {
        if (designation.half === 'g0') g0 = designation.set;
        else g1 = designation.set;
        at += designation.length;
      } else {
        at++;
      }
      continue;
    }
    if (byte <= 0x20) {
      out += bytes[at] + marks;
      marks = '';
      at++;
      continue;
    }
    const setCode = byte < 0x80 ? g0 : g1;
    const wide =
      setCode === EACC ? readEacc(bytes, at) : byte === AMPERSAND ? readReference(bytes, at) : undefined;
    if (wide) {
      out += wide.text + marks;
      marks = '';
      at += wide.length;
      continue;
    }
    at++;
    const set = graphicSets.get(setCode) as GraphicSet;
    const cell = byte >= 0x80 && byte < 0xa0 ? byte : byte & 0x7f;
    // The second half of a double-width mark: the first half already gave the mark.
    if (setCode === ANSEL && (cell === 0x6c || cell === 0x7b)) continue;
    // Punctuation that the set lacks: the escape sequence back to ASCII is missing.
    const char = set.chars[cell] ?? (byte < 0x7f ? String.fromCharCode(byte) : REPLACEMENT);
    if (set.combining[cell]) {
      marks += char;
    } else {
      out += char + marks;
      marks = '';
    }
  }
  return (out + marks).normalize('NFC');
}

interface WideCharacter {
  readonly text: string;
  readonly length: number;
}

/**
 * The East Asian character at `at`. If the three bytes there are not a character, and either the three bytes one further
 * are or there is a space among them, then the escape sequence back to ASCII is missing: the first byte is ASCII.
 */
function readEacc(bytes: string, at: number): WideCharacter {
  const text = eaccAt(bytes, at);
  if (text !== undefined) return { text, length: 3 };
  const isWhole = at + 2 < bytes.length && bytes.charCodeAt(at + 1) > 0x20 && bytes.charCodeAt(at + 2) > 0x20;
  if (isWhole && eaccAt(bytes, at + 1) === undefined) return { text: REPLACEMENT, length: 3 };
  return { text: bytes.charCodeAt(at) < 0x7f ? bytes[at]! : REPLACEMENT, length: 1 };
}

function eaccAt(bytes: string, at: number): string | undefined {
  if (at + 2 >= bytes.length) return undefined;
  return eaccCharacter(
    bytes.charCodeAt(at) & 0x7f,
    bytes.charCodeAt(at + 1) & 0x7f,
    bytes.charCodeAt(at + 2) & 0x7f,
  );
}

function readReference(bytes: string, at: number): WideCharacter | undefined {
  CHARACTER_REFERENCE.lastIndex = at;
  const match = CHARACTER_REFERENCE.exec(bytes);
  const code = match ? Number.parseInt(match[1]!, 16) : 0;
  const isScalar = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return match && isScalar ? { text: String.fromCodePoint(code), length: match[0].length } : undefined;
}
