import type { SearchLink } from '../../../lib/search-address.ts';
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
 * Reads the search of a link from another system (`#/searchListExternal/title/C%23/2` or
 * `#/searchListExternal?searchType=title&keyword=C%23`). Takes the address as the browser has it, not from the router, because words may
 * contain characters that are special in addresses. Undefined without words.
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

/** The longest search that is allowed. */
const LONGEST = 1000;

function typeFilter(isResource: boolean, type: string): SearchLink {
  if (isResource) {
    const resourceType = lookUp(RESOURCE_TYPES, type);
    return resourceType ? { resourceType: [resourceType] } : {};
  }
  // Other systems send codes (numbers, "all") that are no document types here. They are ignored.
  return /^[a-z]{3,}$/.test(type) ? { docCode: [type] } : {};
}

/**
 * Reads `searchType/keyword/matchType[/type]`. The keyword may contain slashes. With three or four parts the match type is the third;
 * else it is the last part, or the one before, that is a match type. Without a match type everything after the search type is keyword.
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

/** Removes parameters after the path (`?hideNav=1`). A question mark without name and value after it belongs to the keyword. */
function withoutParameters(path: string): string {
  return path.replace(/\/?\?(\w+=[^&=/?#]*)(&\w+=[^&=/?#]*)*$/, '').replace(/(?<!\/)\/+$/, '');
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
