import { askOtherLibrary } from '@lectern/contracts/counter/interlibrary/ask-other-library';
import { cancelInterlibrary } from '@lectern/contracts/counter/interlibrary/cancel-interlibrary';
import { listLendingPlaces } from '@lectern/contracts/counter/interlibrary/list-lending-places';
import { moveInterlibrary } from '@lectern/contracts/counter/interlibrary/move-interlibrary';
import { putInterlibraryPeer } from '@lectern/contracts/counter/interlibrary/put-interlibrary-peer';
import { removeInterlibraryPeer } from '@lectern/contracts/counter/interlibrary/remove-interlibrary-peer';
import { countInLibrary } from '@lectern/contracts/discovery/other-libraries/count-in-library';
import { getLibraryAddress } from '@lectern/contracts/discovery/other-libraries/get-library-address';
import { listCopiesElsewhere } from '@lectern/contracts/discovery/other-libraries/list-copies-elsewhere';
import { openResultSet } from '@lectern/contracts/discovery/other-libraries/open-result-set';
import { searchLibraries } from '@lectern/contracts/discovery/other-libraries/search-libraries';
import { searchNationalLibrary } from '@lectern/contracts/discovery/other-libraries/search-national-library';
import { vi } from 'vitest';
import { writeHitId } from '../../domains/discovery/other-libraries/hit-id.ts';
import { buildBlock, buildPatron, buildSession } from '../builders.ts';
import { buildBib } from '../catalogue-builders.ts';
import { indexTenant } from '../index-tenant.ts';
import { buildInterlibraryPeer, buildInterlibraryRequest } from '../interlibrary-rows.ts';
import { buildProvider } from '../provider-rows.ts';
import { type Provoked, provoked } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';
import { ilsAway, NOTHING, patronGone } from './ways.ts';

const BETA = '1002';
const WORDS = { keyWord: 'whale' };
const NOWHERE = { ...WORDS, siteCode: 'nowhere' };
const NOBODY = { ...WORDS, siteCode: 'nobody' };
const PEER = { name: 'North', symbol: 'NORTH', ownSymbol: 'ALPHA', address: '/beta' };
const TITLE = 'Refused Harbours';

/** The id of a hit that was not there: of the library that is away, of one that is not set up, or of no search at all. */
function hitAt(siteCode: string): string {
  const query = { words: 'whale', field: 'any', offset: 0, limit: 1 } as const;
  return writeHitId({ siteCode, query, at: 0, mark: 'none' });
}

const OF_HITS = {
  OTHER_LIBRARY_UNKNOWN: () => ({ hitId: hitAt('nobody') }),
  OTHER_LIBRARY_UNAVAILABLE: () => ({ hitId: hitAt('nowhere') }),
  HIT_GONE: () => ({ hitId: 'bm90aGluZw' }),
};

/** A hit in the other library of the server, which readers of this one search. */
async function hitInBeta(library: RefusingLibrary): Promise<string> {
  const { db } = library.deps;
  const rows = await db.selectFrom('provider').select('code').where('code', '=', 'beta-library').execute();
  if (rows.length === 0) {
    await buildProvider(db, { code: 'beta-library', kind: 'sibling', address: 'beta', mappings: '[]' });
    await buildBib(db, { tenant_id: BETA, title: TITLE });
    await indexTenant(library.deps, BETA);
  }
  const { searchResult } = await library
    .client()
    .call(searchLibraries, { keyWord: TITLE, siteCode: ['beta-library'] });
  return searchResult[0]?.holdings[0]?.hitId ?? '';
}

async function havePartner(library: RefusingLibrary): Promise<string> {
  const { db } = library.deps;
  const known = await db
    .selectFrom('interlibrary_peer')
    .select('id')
    .where('symbol', '=', 'BETA')
    .executeTakeFirst();
  if (known) return known.id;
  return (await buildInterlibraryPeer(db, { symbol: 'BETA', site_code: 'beta-library' })).id;
}

/** Asks for a hit as a reader with so many open requests, or who has asked for it before. */
const asking =
  ({ open = 0, same = false, blocked = false, partner = true } = {}) =>
  async (library: RefusingLibrary) => {
    const { db } = library.deps;
    const hitId = await hitInBeta(library);
    const peerId = partner ? await havePartner(library) : '';
    const patron = await buildPatron(db);
    library.caller = { token: await buildSession(db, patron) };
    if (blocked) await buildBlock(db, { patron_id: patron.id });
    for (let count = 0; count < open; count++)
      await buildInterlibraryRequest(db, { side: 'borrowing', patron_id: patron.id, peer_id: peerId });
    if (same) await library.client(library.caller).call(askOtherLibrary, { hitId });
    return { hitId };
  };

/** How calls about other libraries are refused, and requests to them. */
export const OTHER_LIBRARIES_PROVOKED: readonly Provoked[] = [
  provoked(countInLibrary, {
    SEARCH_EMPTY: () => ({ siteCode: 'nowhere' }),
    OTHER_LIBRARY_UNKNOWN: () => NOBODY,
  }),
  provoked(searchLibraries, {
    SEARCH_EMPTY: NOTHING,
    OTHER_LIBRARY_UNKNOWN: () => ({ ...WORDS, siteCode: ['nobody'] }),
    RESULT_SET_OVER: () => ({ setNum: 'nothing.at.all' }),
  }),
  provoked(searchNationalLibrary, { SEARCH_EMPTY: NOTHING }),
  provoked(openResultSet, {
    SEARCH_EMPTY: () => ({ siteCode: 'nowhere' }),
    OTHER_LIBRARY_UNKNOWN: () => NOBODY,
    OTHER_LIBRARY_UNAVAILABLE: () => NOWHERE,
  }),
  provoked(getLibraryAddress, { OTHER_LIBRARY_UNKNOWN: () => NOBODY }),
  provoked(listCopiesElsewhere, OF_HITS),
  provoked(listLendingPlaces, OF_HITS),
  provoked(askOtherLibrary, {
    ...OF_HITS,
    INTERLIBRARY_NOT_OFFERED: asking({ partner: false }),
    INTERLIBRARY_ACCOUNT_BLOCKED: asking({ blocked: true }),
    INTERLIBRARY_LIMIT_REACHED: asking({ open: 20 }),
    INTERLIBRARY_ASKED_ALREADY: asking({ same: true }),
    PATRON_NOT_FOUND: patronGone({ hitId: hitAt('nobody') }),
    ILS_UNAVAILABLE: ilsAway({ hitId: hitAt('nobody') }),
  }),
  provoked(cancelInterlibrary, {
    INTERLIBRARY_REQUEST_UNKNOWN: () => ({ requestId: 'nothing' }),
    INTERLIBRARY_STEP_PASSED: async (library) => {
      const { db } = library.deps;
      const patron = await buildPatron(db);
      library.caller = { token: await buildSession(db, patron) };
      const about = { side: 'borrowing', patron_id: patron.id, peer_id: await havePartner(library) } as const;
      return { requestId: (await buildInterlibraryRequest(db, { ...about, step: 'completed' })).id };
    },
  }),
  provoked(moveInterlibrary, {
    INTERLIBRARY_REQUEST_UNKNOWN: () => ({ requestId: 'nothing', verb: 'send' as const }),
    INTERLIBRARY_STEP_PASSED: async (library) => {
      const row = await buildInterlibraryRequest(library.deps.db, { peer_id: await havePartner(library) });
      return { requestId: row.id, verb: 'takeBack' as const };
    },
  }),
  provoked(putInterlibraryPeer, {
    INTERLIBRARY_PEER_UNKNOWN: () => ({ ...PEER, peerId: 'nothing' }),
    INTERLIBRARY_PEER_EXISTS: async (library) => {
      await havePartner(library);
      return { ...PEER, symbol: 'BETA' };
    },
    INTERLIBRARY_ADDRESS_INVALID: () => ({ ...PEER, address: 'http://north.example.org/' }),
    INTERLIBRARY_KEYS_OFF: (library) => {
      vi.spyOn(library.deps.secrets, 'canSeal').mockReturnValueOnce(false);
      return { ...PEER, address: 'https://north.example.org/ill' };
    },
  }),
  provoked(removeInterlibraryPeer, { INTERLIBRARY_PEER_UNKNOWN: () => ({ peerId: 'nothing' }) }),
];
