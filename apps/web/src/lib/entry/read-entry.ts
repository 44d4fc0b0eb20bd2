import { pageTypePath } from './page-types.ts';

/** What somebody brings who was sent here by another system: worth something once, and only in this browser. */
export type EntryProof =
  | { readonly kind: 'token'; readonly jwt: string }
  | { readonly kind: 'wechat'; readonly code: string; readonly state: string }
  /** Not a sign-in: the WeChat that a reader wants to get messages in. */
  | { readonly kind: 'wechat-messages'; readonly code: string; readonly state: string };

/** An address that another system has made. */
export interface Entry {
  readonly proof?: EntryProof;
  /** The library that the reader is to search in. */
  readonly libCode?: string;
  /** The page that the address is for: a path of the router with its query. */
  readonly target: string;
  /** What stays in front of the hash, such as `?hideNav=1`. */
  readonly search: string;
}

const TOKEN_PATH = /^\/loginExternal\/([^/]+)(?:\/[^/]*)?$/i;
/** Names that stay in no address. */
const TAKEN_OUT = ['jwt', 'jwtheader', 'code', 'state', 'uid', 'relevanceuid', 'openid'];

/**
 * Reads what other systems put into addresses (specification 1, section 4, "External entry"): parameters in front of the hash or in its
 * query, and /loginExternal/{jwt}/{jwtHeader}. Undefined for an address of our own. `uid` and `relevanceUid` only name a page: what is
 * linked there comes from a sign-in in this browser.
 */
export function readEntry(search: string, hash: string): Entry | undefined {
  const outer = pairsOf(search);
  const { path, inner } = partsOf(hash);
  const isPlain = path === '' || TOKEN_PATH.test(path);
  const valueNamed = (name: string) =>
    decoded([...outer, ...inner].find((pair) => pair.name === name)?.value);
  const hasOuter = (name: string) => outer.some((pair) => pair.name === name);

  const proof = proofOf(valueNamed('jwt') || decoded(TOKEN_PATH.exec(path)?.[1]), outer);
  const namesPage = isPlain && ['pagetype', 'uid', 'relevanceuid'].some((name) => valueNamed(name) !== '');
  const names = ['libcode', 'pagetype', 'uid', 'relevanceuid', 'jwt'];
  const isSearch = hasOuter('searchtype') && hasOuter('keyword');
  if (!proof && !namesPage && !isSearch && !names.some(hasOuter)) return undefined;

  const libCode = decoded(outer.find(({ name }) => name === 'libcode')?.value);
  const ownPath = isPlain ? '' : path + queryOf(harmless(inner));
  return {
    ...(proof && { proof }),
    ...(libCode && { libCode }),
    // The search is not decoded here: only the page that reads it knows its encoding.
    target: isSearch ? `/searchListExternal${queryOf(harmless(outer))}` : targetOf(valueNamed, ownPath),
    search: queryOf(outer.filter(({ name }) => name === 'hidenav')),
  };
}

function harmless(pairs: readonly Pair[]): readonly Pair[] {
  return pairs.filter(({ name }) => !TAKEN_OUT.includes(name));
}

function proofOf(jwt: string, outer: readonly Pair[]): EntryProof | undefined {
  if (jwt) return { kind: 'token', jwt };
  const [code, state, wechat] = ['code', 'state', 'wechat'].map((name) =>
    decoded(outer.find((pair) => pair.name === name)?.value),
  );
  if (!code || !state) return undefined;
  return { kind: wechat === 'messages' ? 'wechat-messages' : 'wechat', code, state };
}

function targetOf(valueNamed: (name: string) => string, ownPath: string): string {
  const pageType = valueNamed('pagetype');
  const named = pageTypePath(pageType, valueNamed('recordid'));
  if (named) return `${named}?pageType=${pageType}`;
  if (valueNamed('relevanceuid')) return '/relevanceUid';
  if (valueNamed('uid')) return '/bindUid';
  return ownPath || '/home';
}

/** One parameter: its name in small letters, its value as written, and both as written. */
interface Pair {
  readonly name: string;
  readonly value: string;
  readonly written: string;
}

function partsOf(hash: string): { readonly path: string; readonly inner: readonly Pair[] } {
  const [path = '', ...query] = hash.replace(/^#/, '').split('?');
  return { path: path === '/' ? '' : path, inner: pairsOf(query.join('?')) };
}

function pairsOf(query: string): readonly Pair[] {
  return query
    .replace(/^\?/, '')
    .split('&')
    .filter((written) => written !== '')
    .map((written) => {
      const [name = '', ...value] = written.split('=');
      return { name: name.toLowerCase(), value: value.join('='), written };
    });
}

function queryOf(pairs: readonly Pair[]): string {
  return pairs.length > 0 ? `?${pairs.map(({ written }) => written).join('&')}` : '';
}

function decoded(value = ''): string {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    return value;
  }
}
