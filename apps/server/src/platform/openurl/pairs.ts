/** A key of a request and one of its values, in the order of the request. */
export type Pair = readonly [key: string, value: string];

/** UTF-16 units of a whole request. Real ones have some hundred; those with an XML context object a few thousand. */
export const MOST_OPENURL_LENGTH = 64 * 1024;
/** Keys that are looked at; a request that repeats more is read in part. */
const MOST_PAIRS = 500;
/** UTF-16 units of a value that are decoded. */
const MOST_VALUE = 4000;

/**
 * The pairs of a query (Z39.88-2004 KEV; also as COinS stand in pages: with `&amp;` between them and blanks in keys). Keys are in lower
 * case. What cannot be decoded stays as it is.
 */
export function readPairs(query: string, most = MOST_PAIRS): Pair[] {
  const parts = query.split('&', most);
  const charset = charsetIn(parts);
  return parts.flatMap((part): Pair[] => {
    const at = part.indexOf('=');
    if (at <= 0) return [];
    const key = part.slice(0, at).replace(/^amp;/, '');
    return [[keyIn(key), withoutEntities(decoded(part.slice(at + 1), charset, MOST_VALUE))]];
  });
}

/** As `readPairs`, with one long value that is not cut: a context object inside the request. */
export function longValueOf(query: string, name: string): string {
  for (const part of query.split('&', MOST_PAIRS)) {
    const at = part.indexOf('=');
    if (at > 0 && keyIn(part.slice(0, at)) === name) return decoded(part.slice(at + 1), '', query.length);
  }
  return '';
}

function keyIn(text: string): string {
  return decoded(text, '', 100).replaceAll(' ', '').toLowerCase();
}

/** The encoding that the request names (ctx_enc=info:ofi/enc:ISO-8859-1); empty for UTF-8, none, or one that we do not know. */
function charsetIn(parts: readonly string[]): string {
  const named = parts.find((part) => part.startsWith('ctx_enc='))?.slice('ctx_enc='.length) ?? '';
  const name = decoded(named, '', 100).toLowerCase().replace('info:ofi/enc:', '');
  return /^(?:iso-8859-\d{1,2}|windows-125\d|gb2312|gbk|gb18030|big5|euc-jp|shift_jis|euc-kr)$/.test(name)
    ? name
    : '';
}

function decoded(text: string, charset: string, most: number): string {
  const cut = text.length > most ? text.slice(0, most) : text;
  return cut
    .replaceAll('+', ' ')
    .replace(/(?:%[\da-f]{2})+/gi, (run) => textOf(Buffer.from(run.replaceAll('%', ''), 'hex'), charset));
}

/** Bytes as UTF-8; else in the encoding that was named; else as GBK where all of them are Han, as sites in China send; else Latin-1. */
function textOf(bytes: Uint8Array, charset: string): string {
  const utf8 = decodedAs(bytes, 'utf-8');
  if (utf8 !== undefined) return utf8;
  const named = charset === '' ? undefined : decodedAs(bytes, charset);
  if (named !== undefined) return named;
  const han = bytes.length >= LEAST_GBK_BYTES ? decodedAs(bytes, 'gb18030') : undefined;
  if (han !== undefined && /^[\p{sc=Han}，。：；？！、（）《》\s]+$/u.test(han)) return han;
  return new TextDecoder('windows-1252').decode(bytes);
}

/** Two Latin letters with accents in a row may be one Han character; four are none. */
const LEAST_GBK_BYTES = 4;

function decodedAs(bytes: Uint8Array, charset: string): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text that a page has escaped once too often ("Scholars&#039; Lab"). */
function withoutEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,6})|([a-z]{2,4}));/g, (whole, code: string | undefined, name = '') =>
    code === undefined ? (ENTITIES[String(name)] ?? whole) : String.fromCodePoint(Number(code)),
  );
}
