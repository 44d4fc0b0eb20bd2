import { randomUUID } from 'node:crypto';
import { listItemsByLibrary } from '@lectern/contracts/collection/holdings/list-items-by-library';
import { checkIn } from '@lectern/contracts/counter/desk/check-in';
import { checkOut } from '@lectern/contracts/counter/desk/check-out';
import { listDeskRequests } from '@lectern/contracts/counter/desk/list-desk-requests';
import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import { type Client, createClient } from '@lectern/contracts/kernel/client';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { BIG, type BigLibrary } from './big-library.ts';

let callers = 0;

/** Calls of one desk, or of a reader who is not signed in, over HTTP. Each comes from an address of its own. */
export function clientOf(origin: string, token?: string): Client {
  callers += 1;
  const address = `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
  return createClient({
    baseUrl: `${origin}/api`,
    mappingPath: () => BIG,
    language: () => 'en-US',
    session: () => (token === undefined ? undefined : { header: HEADERS.session, token }),
    fetch: (url, init) =>
      fetch(url, { ...init, headers: { ...(init.headers as object), 'x-forwarded-for': address } }),
  });
}

/** Moves of one desk: a copy is lent to a reader, and with the next move taken back. */
export function movesOfDesk(
  client: Client,
  { readers }: Pick<BigLibrary, 'readers'>,
  copies: readonly string[],
): () => Promise<void> {
  let count = 0;
  return async () => {
    const barcode = copies[Math.floor(count / 2) % copies.length] ?? '';
    const isLoan = count % 2 === 0;
    count += 1;
    const patronId = readers[Math.floor(Math.random() * readers.length)] ?? '';
    if (isLoan) await client.call(checkOut, { patronId, barcode }, { idempotencyKey: randomUUID() });
    else await client.call(checkIn, { barcode }, { idempotencyKey: randomUUID() });
  };
}

export const askQueue = (client: Client) =>
  client.call(listDeskRequests, { list: 'queue', everywhere: true, rows: 50 });
export const askAvailability = (client: Client, recordId: string) =>
  client.call(listItemsByLibrary, { recordId });
export const askSearch = (client: Client, keyWord: string) => client.call(searchBibs, { keyWord });
