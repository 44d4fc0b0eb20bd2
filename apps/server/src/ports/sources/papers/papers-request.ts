import type { ScholarKind } from '@lectern/contracts/discovery/providers/provider';
import type { SourceEntry, SourceRequest } from '../sources-port.ts';
import type { PapersQuestion } from './papers.ts';
import { PAPERS_PROTOCOLS } from './papers-protocols.ts';

/** A page of works with abstracts and affiliations is larger than facts of one book. */
const MOST_BYTES = 4 * 1024 * 1024;

/** The request for a question; undefined for what the protocol cannot be asked, or what would leave the address of the entry. */
export function papersRequest(
  {
    kind,
    address,
    keyPlace,
    keyName,
  }: Pick<SourceEntry, 'address' | 'keyPlace' | 'keyName'> & { readonly kind: ScholarKind },
  question: PapersQuestion,
  key: string,
): SourceRequest | undefined {
  const asked = PAPERS_PROTOCOLS[kind].ask(question);
  if (asked === undefined) return undefined;
  const base = address.endsWith('/') ? address.slice(0, -1) : address;
  const url = new URL(base + asked);
  if (!url.href.startsWith(`${new URL(base).href.replace(/\/$/, '')}/`)) return undefined;
  if (keyPlace === 'query' && key !== '') url.searchParams.append(keyName, key);
  const headers = {
    accept: 'application/json',
    'user-agent': 'Lectern',
    ...(keyPlace === 'header' && key !== '' && { [keyName.toLowerCase()]: key }),
    ...(keyPlace === 'bearer' && key !== '' && { authorization: `Bearer ${key}` }),
  };
  return { url, method: 'GET', headers, body: undefined, maxBytes: MOST_BYTES };
}
