import type { SearchLink } from '../../lib/search-address.ts';
import { decodeKeyword } from './decode-keyword.ts';

/** The parts of a link from another system, still encoded. */
interface LinkParts {
  readonly searchType: string;
  readonly keyword: string;
  readonly matchType: string;
  /** A document type, or on /searchListResource a resource type. */
  readonly type: string;
}

/** Names of fields that other systems use, and ours. */
const FIELDS: Readonly<Record<string, NonNullable<SearchLink['searchField']>>> = {
  title: 'title',
  author: 'author',
  subject: 'subject',
  publisher: 'publisher',
  series: 'series',
  collectionname: 'series',
  isbn: 'isbn',
  issn: 'issn',
  callno: 'callNumber',
  callnumber: 'callNumber',
  kindno: 'classNumber',
  classno: 'classNumber',
  classnumber: 'classNumber',
};

/** The specification's numbers, and their names. */
const MATCH_MODES: Readonly<Record<string, number>> = {
  1: 1,
  2: 2,
  3: 3,
  4: 4,
  exact: 1,
  all: 2,
  any: 3,
  prefix: 4,
};

const RESOURCE_TYPES: Readonly<Record<string, string>> = {
  1: 'print',
  2: 'electronic',
  print: 'print',
  electronic: 'electronic',
};

/**
 * The search that a link from another system means, from the page's address as the browser has it (`#/searchListExternal/title/C%23/2`
 * or `#/searchListExternal?searchType=title&keyword=C%23`). Read as text and not by the router, because words may hold the signs that
 * divide addresses. Undefined where there are no words.
 */
export function readExternalLink(hash: string): SearchLink | undefined {
  const [, page = '', rest = ''] = /^#?\/(searchListExternal|searchListResource)(.*)$/is.exec(hash) ?? [];
  const parts = rest.startsWith('/') ? partsOfPath(rest.slice(1)) : partsOfQuery(rest.replace(/^\?/, ''));
  const keyWord = decodeKeyword(parts.keyword);
  if (keyWord === '') return undefined;
  const field = lookUp(FIELDS, parts.searchType);
  const matchMode = lookUp(MATCH_MODES, parts.matchType);
  return {
    keyWord: keyWord.slice(0, LONGEST),
    ...(field && { searchField: field }),
    ...(matchMode && matchMode !== 2 && { matchMode }),
    ...typeFilter(page.toLowerCase() === 'searchlistresource', decodeKeyword(parts.type)),
  };
}

/** As long as a search may be. */
const LONGEST = 1000;

function typeFilter(isResource: boolean, type: string): SearchLink {
  if (isResource) {
    const resourceType = lookUp(RESOURCE_TYPES, type);
    return resourceType ? { resourceType: [resourceType] } : {};
  }
  // Codes of other systems (numbers, "all") name no document type of ours: better all types than none.
  return /^[a-z]{3,}$/.test(type) ? { docCode: [type] } : {};
}

/**
 * `searchType/keyword/matchType[/type]`. Words may hold strokes: the match type is the third part where there are three or four
 * parts, else the last or last but one that is one; without one, all behind the search type are words.
 */
function partsOfPath(path: string): LinkParts {
  const plain = withoutParameters(path);
  const [searchType = '', ...behind] = plain.split('/');
  if (behind.length === 0) return { searchType: '', keyword: plain, matchType: '', type: '' };
  const isMatch = (at: number) => at > 0 && lookUp(MATCH_MODES, behind[at] ?? '') !== undefined;
  const last = behind.length - 1;
  const match =
    behind.length === 3 && isMatch(1) ? 1 : isMatch(last) ? last : isMatch(last - 1) ? last - 1 : -1;
  return {
    searchType,
    keyword: behind.slice(0, match < 0 ? undefined : match).join('/'),
    matchType: behind[match] ?? '',
    type: match < 0 ? '' : (behind[match + 1] ?? ''),
  };
}

/** Parameters behind a path (`?hideNav=1`) are not words; a question mark without a name and value behind it is. */
function withoutParameters(path: string): string {
  return path.replace(/\/?\?(\w+=[^&=/?#]*)(&\w+=[^&=/?#]*)*$/, '').replace(/\/+$/, '');
}

function partsOfQuery(query: string): LinkParts {
  const values = new Map(
    query.split('&').map((pair): [string, string] => {
      const [name = '', ...value] = pair.split('=');
      return [name.toLowerCase(), value.join('=').replaceAll('+', ' ')];
    }),
  );
  return {
    searchType: values.get('searchtype') ?? '',
    keyword: values.get('keyword') ?? '',
    matchType: values.get('matchtype') ?? values.get('matchmode') ?? '',
    type: values.get('doctype') ?? values.get('resourcetype') ?? '',
  };
}

function lookUp<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  const key = name.toLowerCase();
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
