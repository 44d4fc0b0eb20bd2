import { bareDoi, normaliseLccn, oclcNumber } from '@lectern/marc/mapping/identifier-list';
import { bareIsbn, normaliseIsbn } from '@lectern/rules/isbn';
import { normaliseIssn } from '@lectern/rules/issn';

/** Numbers of a kind that are looked at. */
const MOST = 10;

/** The characters of the ISBNs in a text, which may have words around them ("ISBN 0-14-243724-7 (pbk.)"). */
export function isbnsIn(text: string): string[] {
  const found = text
    .normalize('NFKC')
    .match(/(?<!\d)(?:97[89][ \u2010-\u2015-]?)?(?:\d[ \u2010-\u2015-]?){9}[\dXx](?![\dXx])/g);
  return (found ?? []).slice(0, MOST).map(bareIsbn);
}

/** A number with the form of an ISBN as it was given, and with each last character that makes it valid. */
export function nearIsbns(isbn: string): string[] {
  const right = Array.from('0123456789X').flatMap((check) => normaliseIsbn(isbn.slice(0, -1) + check) ?? []);
  return [isbn, ...right];
}

/** The valid ISSNs in a text. 0000-0000 is what systems write for none. */
export function issnsIn(text: string): string[] {
  const found = text.normalize('NFKC').match(/(?<!\d)\d{4}[\u2010-\u2015-]?\d{3}[\dXx](?![\dXx])/g) ?? [];
  return found.slice(0, MOST).flatMap((one) => {
    const issn = normaliseIssn(one);
    return issn === undefined || issn === '0000-0000' ? [] : [issn];
  });
}

/** The DOI in an identifier or address of one (info:doi/, doi:, https://doi.org/); undefined for others. */
export function doiIn(text: string): string | undefined {
  const isNamed =
    /^(?:info:doi\/|doi:|https?:\/\/(?:dx\.)?doi\.org\/|10\.\d)/i.test(text) || /[?&/=]doi[:=]/i.test(text);
  const doi = isNamed ? bareDoi(text) : undefined;
  return doi === undefined ? undefined : unescaped(doi);
}

/** COinS of some pages escape the slash of a DOI twice. */
function unescaped(doi: string): string {
  try {
    return decodeURIComponent(doi);
  } catch {
    return doi;
  }
}

export function pmidIn(text: string): string | undefined {
  const [, pmid] =
    /^(?:info:pmid\/|pmid:\s?|https?:\/\/(?:www\.)?(?:ncbi\.nlm\.nih\.gov\/pubmed|pubmed\.ncbi\.nlm\.nih\.gov)\/)(\d{1,12})/i.exec(
      text,
    ) ?? [];
  return pmid;
}

export function oclcIn(text: string): string | undefined {
  const [, number] = /^(?:info:oclcnum\/|oclcnum:|<accessionnumber>)(.{1,40})/i.exec(text) ?? [];
  return number === undefined ? undefined : oclcOf(number);
}

/** The digits of an OCLC number, with or without its prefixes. */
export function oclcOf(text: string): string | undefined {
  return oclcNumber(`(OCoLC)${text.trim().replace(/^\(OCoLC\)/i, '')}`);
}

export function lccnIn(text: string): string | undefined {
  const [, number] = /^(?:info:lccn\/|lccn:)(.{1,40})/i.exec(text) ?? [];
  return number === undefined ? undefined : normaliseLccn(number);
}
