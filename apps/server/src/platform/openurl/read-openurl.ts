import type { Citation } from './citation.ts';
import { citationOf } from './citation-of.ts';
import { readContextObject } from './context-object.ts';
import { doiIn, isbnsIn, issnsIn, pmidIn } from './numbers.ts';
import { longValueOf, MOST_OPENURL_LENGTH, type Pair, readPairs } from './pairs.ts';

/**
 * Why a request was not read. `nothing`: it names no work. `byReference`: it says where its description is, and we fetch nothing from
 * addresses of strangers. `unreadable`: its context object is no well-formed XML. `tooLong`: it has more than MOST_OPENURL_LENGTH characters.
 */
export type OpenUrlFault = 'nothing' | 'byReference' | 'unreadable' | 'tooLong';

export type ReadOpenUrl =
  | { readonly citation: Citation; readonly fault?: never }
  | { readonly citation?: never; readonly fault: OpenUrlFault };

/**
 * The citation of a request: the query of an OpenURL 0.1 or 1.0 (KEV, hybrid, inline, or with an XML context object in `url_ctx_val`, as
 * SAP2 posts it), its whole address, an XML context object alone, or only a DOI, PMID, ISSN or ISBN.
 */
export function readOpenUrl(text: string): ReadOpenUrl {
  if (text.length > MOST_OPENURL_LENGTH) return { fault: 'tooLong' };
  const given = text.trim();
  if (given.startsWith('<')) return ofContextObject(given);
  const number = numberAlone(given);
  if (number) return { citation: citationOf([number]) };
  const query = queryIn(given);
  const pairs = readPairs(query);
  if (pairs.some(([key]) => key === 'url_ctx_val')) return ofValue(longValueOf(query, 'url_ctx_val'));
  return judged(pairs);
}

function ofContextObject(xml: string): ReadOpenUrl {
  const pairs = readContextObject(xml);
  return pairs ? judged(pairs) : { fault: 'unreadable' };
}

/** A context object inside the request: XML, or again keys and values. */
function ofValue(value: string): ReadOpenUrl {
  const inner = value.trim();
  return inner.startsWith('<') ? ofContextObject(inner) : judged(readPairs(inner));
}

function judged(pairs: readonly Pair[]): ReadOpenUrl {
  const citation = citationOf(pairs);
  if (namesWork(citation)) return { citation };
  const isByReference = pairs.some(
    ([key, value]) => (key === 'url_ctx_ref' || key === 'rft_ref') && value !== '',
  );
  return { fault: isByReference ? 'byReference' : 'nothing' };
}

/** Whether anything can be looked for. A volume or a date alone is of no work. */
function namesWork({
  title,
  articleTitle,
  author,
  issns,
  isbns,
  nearIsbns,
  doi,
  pmid,
  oclc,
  lccn,
  ids,
}: Citation) {
  return (
    [title, articleTitle, author, doi, pmid, oclc, lccn].some((text) => text !== '') ||
    issns.length + isbns.length + nearIsbns.length > 0 ||
    ids.some((id) => /^https?:\/\//i.test(id))
  );
}

/** An ISSN or ISBN and nothing else, with or without its name. */
const BARE_NUMBER = /^(?:urn:)?(?:e?issn|isbn)?:?[\dXx\u2010-\u2015-]+$/i;

/** The number that is the whole text. */
function numberAlone(text: string): Pair | undefined {
  if (text.length > 300 || /[&\s]/.test(text) || text.startsWith('?')) return undefined;
  const [doi, pmid] = [doiIn(text), pmidIn(text)];
  if (doi !== undefined && !/^[^:/]*=/.test(text) && !/\?/.test(text)) return ['rft_id', `info:doi/${doi}`];
  if (pmid !== undefined) return ['rft_id', `info:pmid/${pmid}`];
  // Ids of other kinds have digits in the form of an ISSN among them.
  if (!BARE_NUMBER.test(text)) return undefined;
  if (issnsIn(text).length > 0) return ['rft.issn', text];
  return isbnsIn(text).length > 0 ? ['rft.isbn', text] : undefined;
}

/** The query of a whole address, or the text itself. */
function queryIn(text: string): string {
  const at = text.indexOf('?');
  return at >= 0 && (at === 0 || /^https?:\/\//i.test(text)) ? text.slice(at + 1) : text;
}
