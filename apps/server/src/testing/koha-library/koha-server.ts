import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { IlsTenant } from '../../ports/ils/library-systems.ts';
import { MEMORY_RULE, memoryAccount } from '../memory-library/memory-account.ts';
import { createMemoryIls } from '../memory-library/memory-ils.ts';
import type { MemoryLibrary, MemoryLoan } from '../memory-library/memory-library.ts';
import {
  cancelMemoryHold,
  type MemoryDenial,
  PICKUP_LIBRARIES,
  placeMemoryHold,
} from '../memory-library/memory-queue.ts';
import { type MoodyReply, type MoodyServer, startMoodyServer } from '../moody-server.ts';
import { kohaBodies } from './koha-bodies.ts';
import type { KohaNumbers } from './koha-numbers.ts';
import { type CheckAnswer, publishedKoha } from './published-schemas.ts';

export const CLIENT = { id: 'a-client', secret: 'a client secret' } as const;

export interface KohaServer extends MoodyServer {
  /** 23.11, or one before: renewals have their old name, right passwords are answered with nothing, and there is no word of limits. */
  isOld: boolean;
  /** Rows that a page has at most, whatever is asked for. */
  mostRows: number;
  /** Paths that the client has no right to ask. */
  readonly forbidden: Set<string>;
  /** Numbers of patrons of a library that the client has no right to see: their rows have all keys, with null. */
  readonly hidden: Set<number>;
  /** Tokens that were given end now. */
  endTokens(): void;
}

/** Koha's REST interface over a library in memory. Every body is checked against the published interface where it is here. */
export async function startKohaServer(
  library: () => MemoryLibrary,
  numbers: KohaNumbers,
  tenant: IlsTenant,
): Promise<KohaServer> {
  const check: CheckAnswer = publishedKoha() ?? (() => undefined);
  const tokens = new Set<string>();
  const error = (status: number, words: string): MoodyReply => ({ status, body: { error: words } });

  async function answer(request: IncomingMessage, url: URL, path: string): Promise<MoodyReply> {
    const { method = 'GET' } = request;
    const sent = await text(request);
    if (path === '/oauth/token') return token(request, sent);
    if (!tokens.has(/^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''))
      return { status: 401, body: { error: 'Authentication failure.', errors: [] } };
    if (server.forbidden.has(path))
      return error(403, 'Authorization failure. Missing required permission(s).');
    const bodies = kohaBodies(library(), numbers, tenant);
    const withBiblio = String(request.headers['x-koha-embed'] ?? '').includes('biblio');
    const { patrons, items, holds } = library();
    const open = library().loans.filter((loan) => loan.returnedOn === undefined);
    if (path === '/auth/password/validation' && method === 'POST') return validate(sent);
    if (path === '/patrons') return hide(page(url, patrons.map(bodies.patron)));
    if (path === '/checkouts') return page(url, open.map(bodies.checkout));
    if (path === '/holds' && method === 'POST') return placeHold(sent, bodies);
    if (path.startsWith('/holds/')) return changeHold(path, method, sent);
    if (path.startsWith('/biblios/')) return pickupLocations(url);
    if (path === '/holds')
      return page(
        url,
        holds.map((hold) => bodies.hold(hold, withBiblio)),
      );
    if (path === '/items')
      return page(
        url,
        items.map((item) => bodies.item(item, withBiblio)),
      );
    const [, kind, number = '', part] = /^\/(patrons|checkouts)\/(\d+)(?:\/(\w+))?$/.exec(path) ?? [];
    const id = numbers.idOf(number);
    const patron = patrons.find((one) => one.id === id);
    const loan = open.find((one) => one.id === id);
    if (kind === 'checkouts') return loan ? checkout(loan, part, method) : error(404, 'Checkout not found');
    if (!patron) return error(404, 'Patron not found.');
    if (part === 'account') return { status: 200, body: bodies.account(patron) };
    if (part === undefined) return hide({ status: 200, body: bodies.patron(patron) });
    const own = holds.filter((hold) => hold.patronId === patron.id);
    return page(
      url,
      own.map((hold) => bodies.hold(hold, withBiblio)),
    );
  }

  function placeHold(sent: string, bodies: ReturnType<typeof kohaBodies>): MoodyReply {
    const wish = JSON.parse(sent) as Record<string, string | number | undefined>;
    const placed = placeMemoryHold(library(), {
      patronId: numbers.idOf(wish.patron_id ?? '') ?? '',
      bibId: numbers.idOf(wish.biblio_id ?? '') ?? '',
      ...(wish.item_id !== undefined && { itemId: numbers.idOf(wish.item_id) }),
      pickupLibrary: String(wish.pickup_library_id),
      ...(wish.expiration_date !== undefined && { wantedUntil: String(wish.expiration_date) }),
      ...(wish.notes !== undefined && { note: String(wish.notes) }),
    });
    if (typeof placed === 'string') return error(...HOLD_ERRORS[placed]);
    return { status: 201, body: bodies.hold(placed, false) };
  }

  function changeHold(path: string, method: string, sent: string): MoodyReply {
    const [, number = '', part] = /^\/holds\/(\d+)(\/suspension)?$/.exec(path) ?? [];
    const hold = library().holds.find(({ id }) => id === numbers.idOf(number));
    if (!hold) return error(404, 'Hold not found');
    if (part === undefined) {
      if (method !== 'DELETE') return error(404, 'Not found');
      cancelMemoryHold(library(), hold);
      return { status: 204 };
    }
    if (method === 'DELETE') {
      hold.suspendedUntil = undefined;
      return { status: 204 };
    }
    if (hold.readyUntil !== undefined) return error(400, 'Found holds cannot be suspended. Status=W');
    if (hold.suspendedUntil !== undefined) return error(400, 'Hold is already suspended');
    hold.suspendedUntil = (JSON.parse(sent) as { end_date: string }).end_date;
    return { status: 201, body: { end_date: `${hold.suspendedUntil} 00:00:00` } };
  }

  function pickupLocations(url: URL): MoodyReply {
    const isKnown = library().patrons.some(
      ({ id }) => id === numbers.idOf(url.searchParams.get('patron_id') ?? ''),
    );
    if (!isKnown) return error(400, 'Patron not found');
    const rows = PICKUP_LIBRARIES.map((code) => ({ library_id: code, name: code }));
    return { status: 200, body: rows, headers: { 'x-total-count': String(rows.length) } };
  }

  /** What is looked for is found first, and hidden afterwards. */
  function hide(reply: MoodyReply): MoodyReply {
    const hideRow = (row: object) => {
      const number: unknown = Reflect.get(row, 'patron_id');
      const isHidden = typeof number === 'number' && server.hidden.has(number);
      if (!isHidden) return row;
      return Object.fromEntries(
        Object.entries(row).map(([key, value]) => [key, key === 'library_id' ? value : null]),
      );
    };
    const { body } = reply;
    if (Array.isArray(body)) return { ...reply, body: body.map(hideRow) };
    return typeof body === 'object' && body !== null ? { ...reply, body: hideRow(body) } : reply;
  }

  function token(request: IncomingMessage, sent: string): MoodyReply {
    if (request.headers['content-type'] !== 'application/x-www-form-urlencoded')
      return error(400, 'Unimplemented grant type');
    const form = new URLSearchParams(sent);
    if (form.get('grant_type') !== 'client_credentials') return error(400, 'Unimplemented grant type');
    if (form.get('client_id') !== CLIENT.id || form.get('client_secret') !== CLIENT.secret)
      return error(403, 'unauthorized_client');
    const made = randomUUID();
    tokens.add(made);
    return { status: 200, body: { access_token: made, token_type: 'Bearer', expires_in: 3600 } };
  }

  function validate(sent: string): MoodyReply {
    const { userid, identifier, password } = JSON.parse(sent) as Record<string, string>;
    if (server.isOld && identifier !== undefined) return error(400, 'Properties not allowed: identifier.');
    const name = (identifier ?? userid ?? '').toLowerCase();
    const found = library().patrons.find(
      (one) => one.primaryId.toLowerCase() === name && one.password === password,
    );
    if (!found) return error(400, 'Validation failed');
    if (server.isOld) return { status: 204 };
    const { patron_id, cardnumber, userid: user } = kohaBodies(library(), numbers, tenant).patron(found);
    return { status: 201, body: { patron_id, cardnumber, userid: user } };
  }

  /** Fields of the query and those of `q`, as Koha reads them. */
  function page(url: URL, rows: readonly object[]): MoodyReply {
    const filter = JSON.parse(url.searchParams.get('q') ?? '{}') as Record<string, unknown>;
    for (const [name, value] of url.searchParams)
      if (name !== 'q' && !name.startsWith('_')) filter[name] = Number(value);
    const found = rows.filter((row) =>
      Object.entries(filter).every(([field, wanted]) => {
        const value: unknown = Reflect.get(row, field);
        if (typeof wanted === 'object' && wanted !== null && '-in' in wanted)
          return (wanted['-in'] as unknown[]).includes(value);
        return typeof value === 'string'
          ? value.toLowerCase() === String(wanted).toLowerCase()
          : value === wanted;
      }),
    );
    const size = Math.min(Number(url.searchParams.get('_per_page') ?? 20), server.mostRows);
    const start = (Number(url.searchParams.get('_page') ?? 1) - 1) * size;
    const headers = { 'x-total-count': String(found.length) };
    return { status: 200, body: found.slice(start, start + size), headers };
  }

  async function checkout(loan: MemoryLoan, part: string | undefined, method: string): Promise<MoodyReply> {
    const patron = library().patrons.find((one) => one.id === loan.patronId);
    if (!patron) return error(404, 'Checkout not found');
    if (part === 'allows_renewal') {
      const code = memoryAccount(library(), tenant, patron).considerRenewal(loan).refusal?.code;
      const denial = code === undefined ? undefined : CODES[code];
      const body = {
        allows_renewal: denial === undefined,
        current_renewals: loan.renewals,
        error: denial ?? null,
        ...(!server.isOld && {
          max_renewals: loan.item.itemType === 'no-renewals' ? 0 : MEMORY_RULE.maxRenewals,
          unseen_renewals: 0,
        }),
      };
      return { status: 200, body };
    }
    if (method !== 'POST' || part !== (server.isOld ? 'renewal' : 'renewals')) return error(404, 'Not found');
    const results = await createMemoryIls(library(), tenant).renew(patron.id, [loan.id]);
    const refusal = isRefusal(results) ? results : results[0]?.refusal;
    if (!refusal) return { status: 201, body: kohaBodies(library(), numbers, tenant).checkout(loan) };
    const code = CODES[refusal.code];
    // Koha would have renewed: its pages look at these before they ask.
    if (code === undefined) server.faults.push(`asked to renew in spite of ${refusal.code}`);
    return error(403, `Renewal not authorized (${code ?? 'restriction'})`);
  }

  const moody = await startMoodyServer(async (request, url) => {
    const path = url.pathname.replace(/^\/api\/v1/, '');
    const reply = await answer(request, url, path);
    const fault =
      server.isOld || server.hidden.size > 0 || reply.status >= 400
        ? undefined
        : check(request.method ?? '', path, reply.status, reply.body);
    if (fault !== undefined) server.faults.push(fault);
    return reply;
  });
  const server: KohaServer = Object.assign(moody, {
    isOld: false,
    mostRows: 100,
    forbidden: new Set<string>(),
    hidden: new Set<number>(),
    endTokens: () => tokens.clear(),
  });
  return server;
}

/** What Koha answers to a hold that cannot be placed (`AddReserve`, `CanBookBeReserved`). */
const HOLD_ERRORS: Readonly<Record<MemoryDenial, readonly [number, string]>> = {
  patron: [400, 'patron_id not found'],
  blocked: [403, 'Hold cannot be placed. Reason: patronRestricted'],
  place: [400, 'The supplied pickup location is not valid'],
  twice: [403, 'Hold cannot be placed. Reason: itemAlreadyOnHold'],
  nothing: [403, 'Hold cannot be placed. Reason: none_available'],
};

/** Why Koha's circulation (`CanBookBeRenewed`) does not renew. */
const CODES: Readonly<Record<string, string>> = {
  ACCOUNT_FROZEN: 'restriction',
  RENEWAL_ITEM_RECALLED: 'recalled',
  RENEWAL_NOT_ALLOWED: 'item_denied_renewal',
  RENEWAL_LIMIT_REACHED: 'too_many',
  RENEWAL_NOT_LONGER: 'too_soon',
  RENEWAL_OVERDUE_TOO_LONG: 'overdue',
  RENEWAL_READER_WAITING: 'on_reserve',
};
