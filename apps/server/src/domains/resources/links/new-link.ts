import { createHash } from 'node:crypto';
import { newId } from '../../../platform/db/ids.ts';
import { hostOfAddress } from './asking/ask-link.ts';
import { type LinkTable, NEVER } from './tables.ts';

/** Where a link is: an address of a database, or of a title in it. */
export interface LinkPlace {
  readonly eresourceId: string;
  /** Empty for an entrance of the database. */
  readonly titleId: string;
  /** Empty where there is none. */
  readonly address: string;
  /** It is reached through a proxy only: the proxy would answer, and not what is behind it. */
  readonly isThroughProxy: boolean;
}

/** The name of an address in the index of links. */
export function addressHash(address: string): string {
  return createHash('sha256').update(address).digest('base64url');
}

/** A link that nothing is known of yet. It is asked at once, if it can be asked. */
export function newLink(tenantId: string, place: LinkPlace, now: Date): LinkTable {
  const { eresourceId, titleId, address, isThroughProxy } = place;
  const host = hostOfAddress(address);
  const isAsked = host !== '' && !isThroughProxy;
  return {
    id: newId(),
    tenant_id: tenantId,
    eresource_id: eresourceId,
    title_id: titleId,
    address,
    address_hash: addressHash(address),
    host,
    state: isAsked ? 'unknown' : 'unasked',
    reason: isAsked ? '' : isThroughProxy ? 'proxy' : 'none',
    status: 0,
    moved_to: '',
    asked_at: '',
    asked_on: '',
    next_at: isAsked ? now.toISOString() : NEVER,
    failed_days: 0,
    failed_on: '',
    is_found: 0,
    found_at: '',
    shelf: 'none',
    aside: '',
    report_count: 0,
    first_reported_at: '',
    last_reported_at: '',
    troubles: '{}',
    notes: '[]',
  };
}
