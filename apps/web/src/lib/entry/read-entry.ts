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
  /** What the history keeps beside the target, and no address has: the id of an account elsewhere. */
  readonly state?: NamedAccount;
}

/** An account elsewhere that an address names. Only a sign-in in this browser proves whose it is. */
export interface NamedAccount {
  readonly uid: string;
  readonly byAddress: true;
}

const TOKEN_PATH = /^\/loginExternal\/([^/]+)(?:\/[^/]*)?$/i;
const HOME = /^\/home$/i;
/** Parameters that name a page of their own, in front of the hash or, where the hash names no page, behind it. */
const PAGE_NAMES: readonly string[] = ['pagetype', 'uid', 'relevanceuid', 'libcode'];
/** Names that stay in no address. */
const TAKEN_OUT = ['jwt', 'jwtheader', 'code', 'state', 'uid', 'relevanceuid', 'openid'];

/**
 * Reads what other systems put into addresses (specification 1, section 4, "External entry"): parameters in front of the hash or in its
 * query, and /loginExternal/{jwt}/{jwtHeader}. Undefined for an address of our own. `uid` and `relevanceUid` name a page and the account
 * that it is for, which goes into the state of the page.
 */
export function readEntry(search: string, hash: string): Entry | undefined {
  const outer = pairsOf(search);
  const { path, inner } = partsOf(hash);
  const isPlain = path === '' || HOME.test(path) || TOKEN_PATH.test(path);
  const valueNamed = (name: string) =>
    decoded([...outer, ...inner].find((pair) => pair.name === name)?.value);
  const hasOuter = (name: string) => has(outer, name);

  const proof = proofOf(valueNamed('jwt') || decoded(TOKEN_PATH.exec(path)?.[1]), outer);
  const namesPage = isPlain && PAGE_NAMES.some((name) => valueNamed(name) !== '');
  const searched = [outer, ...(isPlain ? [inner] : [])].find(isSearch);
  if (!proof && !namesPage && !searched && !['jwt', ...PAGE_NAMES].some(hasOuter)) return undefined;

  const libCode = isPlain ? valueNamed('libcode') : valueIn(outer, 'libcode');
  const ownQuery = harmless(inner).filter(({ name }) => !isPlain || !PAGE_NAMES.includes(name));
  const ownPath = path === '' || TOKEN_PATH.test(path) ? '' : path + queryOf(ownQuery);
  const typed = targetByType(valueNamed);
  // An id beside a proof names nothing: the exchange says which account it is.
  const account = proof || searched || typed ? undefined : namedAccount(valueNamed);
  return {
    ...(proof && { proof }),
    ...(libCode && { libCode }),
    ...(account && { state: account.state }),
    // The search is not decoded here: only the page that reads it knows its encoding.
    target: searched
      ? `/searchListExternal${queryOf(harmless(searched))}`
      : (typed ?? account?.path ?? (ownPath || '/home')),
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

function targetByType(valueNamed: (name: string) => string): string | undefined {
  const pageType = valueNamed('pagetype');
  const named = pageTypePath(pageType, valueNamed('recordid'));
  return named && `${named}?pageType=${pageType}`;
}

/** The page where an account that the address names is linked. */
function namedAccount(valueNamed: (name: string) => string) {
  const [related, bound] = [valueNamed('relevanceuid'), valueNamed('uid')];
  const path = related ? '/relevanceUid' : '/bindUid';
  const uid = related || bound;
  return uid ? { path, state: { uid, byAddress: true as const } } : undefined;
}

function isSearch(pairs: readonly Pair[]): boolean {
  return has(pairs, 'searchtype') && has(pairs, 'keyword');
}

function has(pairs: readonly Pair[], wanted: string): boolean {
  return pairs.some(({ name }) => name === wanted);
}

function valueIn(pairs: readonly Pair[], wanted: string): string {
  return decoded(pairs.find(({ name }) => name === wanted)?.value);
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
