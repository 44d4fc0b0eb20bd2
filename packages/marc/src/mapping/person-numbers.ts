import { readIsni, readOrcid } from '@lectern/rules/person-number';

/** An authority number behind the code of its file: "(DE-588)118540238". */
const AUTHORITY = /^\(([A-Za-z0-9-]{2,20})\)\s*([A-Za-z0-9.:-]{1,40})$/;
/** Numbers of one name that are kept; more are of no use. */
const MOST = 6;

/**
 * The numbers by which a name in a record is known elsewhere, as `orcid:…`, `isni:…` or `(FILE)number`; each once. Addresses of other
 * files and words are left out.
 */
export function personNumbers(texts: readonly string[]): string[] {
  const numbers = texts.flatMap((text) => {
    const orcid = readOrcid(text);
    if (orcid !== undefined) return `orcid:${orcid}`;
    const isni = readIsni(text);
    if (isni !== undefined) return `isni:${isni}`;
    const [, file, number] = AUTHORITY.exec(text) ?? [];
    return file !== undefined && number !== undefined ? `(${file})${number}` : [];
  });
  return [...new Set(numbers)].slice(0, MOST);
}
