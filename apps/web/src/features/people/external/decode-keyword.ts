/**
 * Decodes the keyword of a link from another system. Keywords come raw or percent-encoded once or twice, in UTF-8 or in GBK (from older
 * Chinese systems), and with characters that are reserved in addresses: C#, AC/DC, 50%. What cannot be decoded stays as it is.
 */
export function decodeKeyword(raw: string): string {
  let text = raw;
  for (let round = 0; round < ROUNDS; round++) {
    const next = decodeOnce(text);
    if (next === text) break;
    text = next;
    // A bare percent sign ("50%", "100% cotton") means that the text is not encoded any more.
    if (!isEncoded(text)) break;
  }
  return clean(text);
}

/** The text may be encoded by the system that made the link, by another system, and by the browser. */
const ROUNDS = 3;
const ESCAPE = /%[0-9a-f]{2}/gi;

/** True if there is a percent sign and each begins an escape. */
function isEncoded(text: string): boolean {
  const escapes = text.match(ESCAPE)?.length ?? 0;
  return escapes > 0 && escapes === text.split('%').length - 1;
}

function decodeOnce(text: string): string {
  const bytes = bytesOf(text);
  if (!bytes) return text;
  const utf8 = read(bytes, 'utf-8');
  if (utf8 !== undefined && (isLikely(utf8) || !isCommonHan(bytes))) return utf8;
  return read(bytes, 'gb18030') ?? utf8 ?? text;
}

/** The bytes of a text whose escapes are bytes and whose other characters are UTF-8; undefined without an escape. */
function bytesOf(text: string): Uint8Array | undefined {
  const bytes: number[] = [];
  const encoder = new TextEncoder();
  let at = 0;
  for (const { 0: found, index } of text.matchAll(ESCAPE)) {
    bytes.push(...encoder.encode(text.slice(at, index)), Number.parseInt(found.slice(1), 16));
    at = index + found.length;
  }
  if (at === 0) return undefined;
  return Uint8Array.from([...bytes, ...encoder.encode(text.slice(at))]);
}

function read(bytes: Uint8Array, encoding: 'utf-8' | 'gb18030'): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * The GBK bytes of some words (小说, 学) are also valid UTF-8, of letters that never occur together. Text is likely UTF-8 if it has a
 * character of three bytes, or if all its letters beyond ASCII are used today and of one script.
 */
function isLikely(text: string): boolean {
  const foreign = Array.from(text).filter((character) => character > '\u007f');
  if (foreign.some((character) => character > '\u07ff')) return true;
  return SCRIPTS.some((script) => foreign.every((character) => script.test(character)));
}

const SCRIPTS = [
  /[\u00a0-\u017f\u01a0\u01a1\u01af\u01b0\u01cd-\u01dc\u0218-\u021b\u02b0-\u036f]/,
  /[\u0300-\u03ff]/,
  /[\u0300-\u036f\u0400-\u045f\u0490\u0491]/,
  /[\u0591-\u05f4]/,
  /[\u0600-\u06ff]/,
];

/** True if all bytes beyond ASCII are pairs of GB 2312, which has the common characters. Most UTF-8 text has other bytes. */
function isCommonHan(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at++) {
    const lead = bytes[at]!;
    if (lead < 0x80) continue;
    const trail = bytes[++at] ?? 0;
    if (lead < 0xb0 || lead > 0xf7 || trail < 0xa1 || trail > 0xfe) return false;
  }
  return true;
}

/** The text as one line without control characters and lone surrogates, as from the search field. */
function clean(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
}
