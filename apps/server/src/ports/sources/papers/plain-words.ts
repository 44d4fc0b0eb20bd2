/** Signs that mean something in queries of Lucene and of Europe PMC, and those that would end a phrase. */
const SIGNS = /[+\-&|!(){}[\]^"~*?:\\/<>=#,;]/g;
const OPERATORS = /(?<![^\s])(?:AND|OR|NOT|TO)(?![^\s])/g;

/** The words of a reader for a query language: only words, no operators. */
export function plainWords(text: string): string {
  return text
    .replace(SIGNS, ' ')
    .replace(OPERATORS, (word) => word.toLowerCase())
    .replace(/\s+/g, ' ')
    .trim();
}

/** A phrase in quotes, for values such as a DOI. */
export function quoted(value: string): string {
  return `"${value.replace(/[\\"]/g, (sign) => `\\${sign}`)}"`;
}

/** A query of an address: values that are undefined are left out, others are encoded. */
export function queryOf(values: Readonly<Record<string, string | number | undefined>>): string {
  const pairs = Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === ''
      ? []
      : [`${encodeURIComponent(name)}=${encodeStrictly(String(value))}`],
  );
  return pairs.join('&');
}

/** RFC 3986: all but unreserved characters. */
export function encodeStrictly(value: string): string {
  return encodeURIComponent(value.toWellFormed()).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
