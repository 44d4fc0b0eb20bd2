import { randomInt } from 'node:crypto';
import {
  INTERLIBRARY_ASKED_ALREADY,
  INTERLIBRARY_LIMIT_REACHED,
} from '@lectern/contracts/counter/interlibrary/errors';
import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import type { Bib } from '@lectern/marc/bib';
import { newId } from '../../../../platform/db/ids.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { authorLine, mainIsbn, mainPublisher } from '../../../collection/catalogue/records/bib-words.ts';
import { headerOf } from '../acts/write-act.ts';
import type { Peer } from '../peers/peer-store.ts';
import { countOpen, findRequest, insertRequest, type Request } from '../store/request-store.ts';
import { noteOurs } from '../telling/note-ours.ts';
import { tellAbout } from '../telling/tell-about.ts';

/** Open requests that a reader may have at other libraries. */
const MOST_OPEN = 20;

/** What a reader asks another library for. */
export interface Wish {
  readonly peer: Peer;
  readonly bib: Bib;
  readonly recordId: string;
  readonly patronId: string;
  readonly pickupLibrary: string;
  readonly needBefore: string | undefined;
  readonly note: string;
}

/** Writes a request down with its message, in one transaction, and tells the other library. */
export async function beginRequest(
  deps: Deps,
  tenant: Tenant,
  wish: Wish,
): Promise<Request | Refusal<'INTERLIBRARY_LIMIT_REACHED' | 'INTERLIBRARY_ASKED_ALREADY'>> {
  const now = deps.clock.now();
  const row = newRequest(tenant.id, wish, now);
  const at = row.begun_at;
  const refused = await inTransaction(deps.db, async (tx) => {
    if ((await countOpen(tx, tenant.id, wish.patronId, row)) > 0) return refuse(INTERLIBRARY_ASKED_ALREADY);
    if ((await countOpen(tx, tenant.id, wish.patronId)) >= MOST_OPEN)
      return refuse(INTERLIBRARY_LIMIT_REACHED, { limit: MOST_OPEN });
    await insertRequest(tx, row);
    const message = {
      kind: 'request',
      header: headerOf(row, wish.peer, at),
      work: { ...workOf(row), volume: '' },
      requestType: 'New',
      serviceType: 'Loan',
      needBefore: row.need_before === null ? '' : `${row.need_before}T00:00:00Z`,
      note: row.note,
    } as const;
    await noteOurs(tx, row, { what: 'asked', note: row.note, at, message });
    return undefined;
  });
  if (isRefusal(refused)) return refused;
  await tellAbout(deps, tenant, row.id);
  return (await findRequest(deps.db, tenant.id, row.id)) ?? row;
}

function workOf({ record_id, title, author, edition, publisher, published, isbn, issn }: Request) {
  return { recordId: record_id, title, author, edition, publisher, published, isbn, issn };
}

function newRequest(tenantId: string, wish: Wish, now: Date): Request {
  const { bib, peer } = wish;
  const at = now.toISOString();
  const number = `L${at.slice(2, 10).replaceAll('-', '')}${String(randomInt(10 ** 8)).padStart(8, '0')}`;
  return {
    tenant_id: tenantId,
    id: newId(),
    number,
    side: 'borrowing',
    peer_id: peer.id,
    step: 'asked',
    step_since: at,
    begun_at: at,
    is_cancelling: 0,
    patron_id: wish.patronId,
    requesting_id: number,
    supplying_id: '',
    record_id: wish.recordId,
    title: bib.title.slice(0, 1000),
    author: authorLine(bib).slice(0, 500),
    edition: (bib.edition ?? '').slice(0, 200),
    publisher: mainPublisher(bib).slice(0, 300),
    published: bib.year === undefined ? '' : String(bib.year),
    isbn: mainIsbn(bib),
    issn: bib.issns[0] ?? '',
    note: wish.note,
    need_before: wish.needBefore ?? null,
    due_date: null,
    barcode: '',
    reason: '',
    reason_note: '',
    pickup_library: wish.pickupLibrary,
    refused_with: '',
  };
}
