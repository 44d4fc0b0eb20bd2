import type { StaffPeer } from '@lectern/contracts/counter/interlibrary/interlibrary-peer';
import type { Peer } from './peer-store.ts';

/** A peer as staff see it: of its key only whether there is one. */
export function presentPeer(row: Peer): StaffPeer {
  return {
    peerId: row.id,
    name: row.name,
    symbol: row.symbol,
    ownSymbol: row.own_symbol,
    address: row.address,
    siteCode: row.site_code,
    hasKey: row.key_digest !== '',
    askedAt: row.asked_at,
    heardAt: row.heard_at,
    fault: row.fault === '' ? null : row.fault,
  };
}

/** A peer as the audit notes it. */
export function auditedPeer(row: Peer | undefined) {
  return row && { name: row.name, code: row.symbol, address: row.address };
}
