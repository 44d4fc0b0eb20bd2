import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { IlsTenant } from '../../ports/ils/library-systems.ts';
import { createMemoryIls } from '../memory-library/memory-ils.ts';
import type { MemoryLibrary, MemoryPatron } from '../memory-library/memory-library.ts';
import { cancelMemoryHold, type MemoryDenial, placeMemoryHold } from '../memory-library/memory-queue.ts';
import { type MoodyReply, type MoodyServer, startMoodyServer } from '../moody-server.ts';
import { folioBodies, SERVICE_POINTS } from './folio-bodies.ts';
import { folioId } from './folio-ids.ts';
import { type FolioModule, publishedSchemas } from './published-schemas.ts';

/** The key of the edge modules: base64 of salt, tenant and user (edge-common). */
export const EDGE_KEY = Buffer.from(JSON.stringify({ s: 'nZ56F3LeAa', t: 'diku', u: 'portal' })).toString(
  'base64url',
);
export const PORTAL_PASSWORD = 'portal password';

export interface FolioServer extends MoodyServer {
  /** Whether it has tokens that end, and whose refresh token can be used once. */
  hasTokensThatEnd: boolean;
  /** Access tokens that were given end now. */
  endAccessTokens(): void;
  /** And refresh tokens too. */
  endSessions(): void;
}

interface Reply extends MoodyReply {
  readonly schema?: readonly [FolioModule, string];
}

/** FOLIO's edge modules and gateway over a library in memory. Every body is checked against the published schemas where they are here. */
export async function startFolioServer(
  library: () => MemoryLibrary,
  tenant: IlsTenant,
): Promise<FolioServer> {
  const check = publishedSchemas();
  const access = new Set<string>();
  /** Refresh tokens and their family: the second use of one ends all of its family. */
  const refresh = new Map<string, { readonly user: string; used: boolean }>();

  const edgeError = (status: number, errorMessage: string): Reply => ({
    status,
    body: { code: status, errorMessage },
  });
  const plain = (status: number, body: string): Reply => ({ status, body });

  async function answer(request: IncomingMessage, url: URL): Promise<Reply> {
    const path = url.pathname;
    if (path.startsWith('/edge-')) {
      const key = /^apikey (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
      if (key !== EDGE_KEY) return edgeError(401, 'Access Denied');
      return path.startsWith('/edge-rtac') ? rtac(url) : patron(request, url);
    }
    if (request.headers['x-okapi-tenant'] !== 'diku') return plain(400, 'Missing Tenant');
    if (path.startsWith('/okapi/authn')) return authn(request, path);
    if (!access.has(String(request.headers['x-okapi-token']))) return plain(401, 'Invalid token');
    return path === '/okapi/bl-users' ? users(url) : plain(404, 'No suitable module found');
  }

  function rtac(url: URL): Reply {
    const asked = url.searchParams.get('instanceIds') ?? '';
    const UUID =
      /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-5][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}[, ]*)+$/;
    if (!UUID.test(asked)) return edgeError(400, 'Invalid value of the instanceIds parameter');
    const known = new Set([...library().titles.keys()].map(folioId));
    const ids = asked.split(/[, ]+/);
    const bodies = folioBodies(library(), tenant);
    const missing = ids.filter((id) => !known.has(id));
    return {
      status: 200,
      schema: ['edge-rtac', 'batchHoldingsResponse.json#/BatchHoldingsResponse'],
      body: {
        holdings: ids.filter((id) => known.has(id)).map(bodies.instance),
        ...(missing.length > 0 && {
          errors: missing.map((id) => ({ message: `Instance ${id} can not be retrieved`, code: '404' })),
        }),
      },
    };
  }

  async function patron(request: IncomingMessage, url: URL): Promise<Reply> {
    const [, id = '', rest = ''] =
      /^\/edge-patron\/patron\/account\/([^/]+)(\/.+)?$/.exec(url.pathname) ?? [];
    const [, itemId] = /^\/item\/([^/]+)\/renew$/.exec(rest) ?? [];
    const found = library().patrons.find((one) => one.id === decodeURIComponent(id));
    if (!found) return edgeError(404, `Unable to find patron ${decodeURIComponent(id)}`);
    const bodies = folioBodies(library(), tenant);
    if (rest !== '' && itemId === undefined) return holds(request, found, rest);
    if (itemId === undefined) {
      const whole = bodies.account(found);
      const parts = { loans: 'includeLoans', charges: 'includeCharges', holds: 'includeHolds' } as const;
      const without = Object.entries(parts).filter(([, name]) => url.searchParams.get(name) !== 'true');
      const body = { ...whole, ...Object.fromEntries(without.map(([name]) => [name, []])) };
      return { status: 200, body, schema: ['edge-patron', 'account.json'] };
    }
    if (request.method !== 'POST') return edgeError(405, 'Method Not Allowed');
    const loan = library().loans.find(
      (one) => folioId(one.item.id) === itemId && one.returnedOn === undefined && one.patronId === found.id,
    );
    if (!loan) return edgeError(422, 'Cannot renew item checked out to different user');
    const results = await createMemoryIls(library(), tenant).renew(found.id, [loan.id]);
    const refusal = isRefusal(results) ? results : results[0]?.refusal;
    if (refusal) return edgeError(422, WORDS[refusal.code] ?? 'Patron blocked from renewing');
    return { status: 201, body: bodies.loanBody(loan), schema: ['edge-patron', 'loan.json'] };
  }

  async function holds(
    request: IncomingMessage,
    { id: patronId }: MemoryPatron,
    rest: string,
  ): Promise<Reply> {
    const [, kind, uuid, act] =
      /^\/(instance|item|hold)\/([^/]+)\/(allowed-service-points|hold|cancel)$/.exec(rest) ?? [];
    const item = library().items.find((one) => folioId(kind === 'item' ? one.id : one.bibId) === uuid);
    if (act === 'allowed-service-points') {
      if (!item) return { status: 422, body: { errors: [{ message: `Instance ${uuid} not found` }] } };
      const points = Object.entries(SERVICE_POINTS).map(([name, id]) => ({ id, name, discoveryName: name }));
      const body = { allowedServicePoints: points };
      return { status: 200, body, schema: ['edge-patron', 'allowed-service-points-response.json'] };
    }
    const sent: unknown = JSON.parse(await text(request));
    const schema = ['edge-patron', act === 'cancel' ? 'hold-cancellation.json' : 'hold.json'] as const;
    const fault = check?.(...schema, sent);
    if (fault !== undefined) server.faults.push(`what was sent: ${fault}`);
    const { holdBody } = folioBodies(library(), tenant);
    if (kind === 'hold' && act === 'cancel') {
      const hold = library().holds.find((one) => folioId(one.id) === uuid && one.patronId === patronId);
      if (!hold) return edgeError(404, 'hold not found');
      const { cancellationReasonId } = sent as { cancellationReasonId: string };
      if (cancellationReasonId !== CANCELLATION_REASON) return edgeError(422, 'Unknown cancellation reason');
      const body = { ...holdBody(hold), status: 'Closed - Cancelled' };
      cancelMemoryHold(library(), hold);
      return { status: 200, body, schema: ['edge-patron', 'hold.json'] };
    }
    if (!item || act !== 'hold') return edgeError(404, 'item not found');
    const { pickupLocationId, expirationDate, patronComments } = sent as Record<string, string | undefined>;
    const [pickupLibrary = ''] =
      Object.entries(SERVICE_POINTS).find(([, id]) => id === pickupLocationId) ?? [];
    const placed = placeMemoryHold(library(), {
      patronId,
      bibId: item.bibId,
      pickupLibrary,
      ...(kind === 'item' && { itemId: item.id }),
      ...(expirationDate !== undefined && { wantedUntil: expirationDate }),
      ...(patronComments !== undefined && { note: patronComments }),
    });
    if (typeof placed === 'string') return edgeError(422, HOLD_WORDS[placed]);
    return { status: 201, body: holdBody(placed), schema: ['edge-patron', 'hold.json'] };
  }

  function users(url: URL): Reply {
    const found = /^(username|barcode|externalSystemId)=="((?:[^"\\]|\\.)*)"$/.exec(
      url.searchParams.get('query') ?? '',
    );
    if (!found) return plain(400, 'CQL parse error');
    const [, field = '', quoted = ''] = found;
    const value = quoted.replaceAll(/\\(.)/g, '$1').toLowerCase();
    const bodies = folioBodies(library(), tenant);
    const compositeUsers = library()
      .patrons.map(bodies.user)
      .filter(({ user }) => String(Reflect.get(user, field)).toLowerCase() === value);
    const { length } = compositeUsers;
    const body = { compositeUsers, totalResults: length, recordCount: length };
    return { status: 200, body, schema: ['mod-users-bl', 'compositeUserListObject.json'] };
  }

  async function authn(request: IncomingMessage, path: string): Promise<Reply> {
    const sent = await text(request);
    if (path === '/okapi/authn/login' || path === '/okapi/authn/login-with-expiry') {
      const endsSoon = path.endsWith('expiry');
      if (endsSoon && !server.hasTokensThatEnd) return plain(404, 'No suitable module found');
      const { username, password } = JSON.parse(sent) as { username: string; password: string };
      const isPortal = username === 'portal' && password === PORTAL_PASSWORD;
      const reader = library().patrons.find(
        (one) => one.primaryId.toLowerCase() === username.toLowerCase() && one.password === password,
      );
      if (!isPortal && !reader)
        return {
          status: 422,
          body: { errors: [{ message: 'Password does not match', code: 'password.incorrect' }] },
        };
      if (endsSoon) return session(username);
      const token = randomUUID();
      access.add(token);
      const headers = { 'x-okapi-token': token };
      return {
        status: 201,
        body: { okapiToken: token },
        headers,
        schema: ['mod-login', 'loginResponse.json'],
      };
    }
    const cookie = /folioRefreshToken=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
    const known = refresh.get(cookie);
    if (path === '/okapi/authn/logout')
      return refresh.delete(cookie) ? { status: 204 } : plain(400, 'Bad request');
    if (!known || path !== '/okapi/authn/refresh') return plain(400, 'Missing or bad refresh token');
    if (known.used) {
      for (const [token, { user }] of refresh) if (user === known.user) refresh.delete(token);
      return { status: 422, body: { errors: [{ message: 'Unable to refresh token' }] } };
    }
    known.used = true;
    return session(known.user);
  }

  function session(user: string): Reply {
    const [one, other] = [randomUUID(), randomUUID()];
    access.add(one);
    refresh.set(other, { user, used: false });
    const flags = 'Secure; HTTPOnly; SameSite=None';
    return {
      status: 201,
      schema: ['mod-login', 'loginResponseWithExpiry.json'],
      body: { accessTokenExpiration: '2026-03-02T02:10:00Z', refreshTokenExpiration: '2026-03-09T02:00:00Z' },
      headers: {
        'set-cookie': [
          `folioAccessToken=${one}; Max-Age=600; Expires=Mon, 02 Mar 2026 02:10:00 GMT; Path=/; ${flags}`,
          `folioRefreshToken=${other}; Max-Age=604800; Expires=Mon, 09 Mar 2026 02:00:00 GMT; Path=/authn; ${flags}`,
        ],
      },
    };
  }

  const moody = await startMoodyServer(async (request, url) => {
    const { schema, ...reply } = await answer(request, url);
    const fault = schema && check?.(...schema, reply.body);
    if (fault !== undefined) moody.faults.push(fault);
    return reply;
  });
  const server: FolioServer = Object.assign(moody, {
    hasTokensThatEnd: true,
    endAccessTokens: () => access.clear(),
    endSessions() {
      access.clear();
      refresh.clear();
    },
  });
  return server;
}

/** The id of the reason for requests that readers cancel. */
export const CANCELLATION_REASON = '75187e8d-e25a-47a7-89ad-23ba612338de';

const HOLD_WORDS: Readonly<Record<MemoryDenial, string>> = {
  patron: 'A valid user is required',
  blocked: 'Inactive users cannot make requests',
  place: 'A valid service point is required for hold shelf fulfillment',
  twice: 'This requester already has an open request for this instance',
  nothing: 'There are no available items for this request',
};

/** The messages of FOLIO's circulation (mod-circulation). */
const WORDS: Readonly<Record<string, string>> = {
  RENEWAL_ITEM_RECALLED: 'items cannot be renewed when there is an active recall request',
  RENEWAL_NOT_ALLOWED: 'loan is not renewable',
  RENEWAL_LIMIT_REACHED: 'loan at maximum renewal number',
  RENEWAL_NOT_LONGER: 'renewal would not change the due date',
  RENEWAL_READER_WAITING:
    'Items with this loan policy cannot be renewed when there is an active, pending hold request',
};
