import type { SruTarget } from '@lectern/contracts/people/tenant/source-settings';
import type { RemoteQuery } from '../remote-catalogue-port.ts';
import { cqlOf } from './cql.ts';

/** The address of a searchRetrieve request (SRU 1.1, 1.2, 2.0). Parameters in the target's address are kept. */
export function sruAddress(target: SruTarget, query: RemoteQuery): URL {
  const url = new URL(target.address);
  const set = (name: string, value: string) => url.searchParams.set(name, value);
  if (target.version === '2.0') {
    // SRU 2.0 has no version parameter; a request with a query is searchRetrieve.
    set('recordXMLEscaping', 'xml');
  } else {
    set('version', target.version);
    set('operation', 'searchRetrieve');
    set('recordPacking', 'xml');
  }
  set('query', cqlOf(query.words, query.field, target.indexes));
  set('startRecord', String(query.offset + 1));
  set('maximumRecords', String(query.limit));
  set('recordSchema', target.schema);
  return url;
}
