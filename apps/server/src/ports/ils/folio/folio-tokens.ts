import type { Clock } from '../../../platform/clock.ts';
import type { OutsideResponse } from '../../../platform/outside/send-outside.ts';
import { SystemFault } from '../over-http/system-fault.ts';
import { type SystemRequests, unexpected } from '../over-http/system-requests.ts';
import { readCookies } from './read-cookies.ts';

/** Tokens of one session at the gateway. */
export interface FolioTokens {
  readonly access: string;
  /** Empty at a gateway that gives tokens without an end. */
  readonly refresh: string;
  /** Milliseconds of the steady clock. */
  readonly accessUntil: number;
}

/** The gateway as far as tokens go (mod-login: /authn/login-with-expiry, /authn/refresh, /authn/logout). */
export interface FolioSignIn {
  /** Undefined where account and password are not those of a user. @throws SystemFault */
  signIn(username: string, password: string): Promise<FolioTokens | undefined>;
  /** Undefined where the token was used or has ended. @throws SystemFault */
  refresh(tokens: FolioTokens): Promise<FolioTokens | undefined>;
  signOut(tokens: FolioTokens): Promise<void>;
}

/** A token is not used in its last seconds: it would end on the way. */
const MARGIN_MS = 30_000;

export function createFolioSignIn(
  { requests, clock }: { readonly requests: SystemRequests; readonly clock: Clock },
  { gateway, tenant }: { readonly gateway: string; readonly tenant: string },
): FolioSignIn {
  const headers = { 'x-okapi-tenant': tenant };
  const at = (path: string) => new URL(gateway.replace(/(?<!\/)\/+$/, '') + path);

  function tokensOf(response: OutsideResponse): FolioTokens {
    const cookies = readCookies(response.headers['set-cookie'] ?? []);
    const access = cookies.get('folioAccessToken');
    const refresh = cookies.get('folioRefreshToken');
    if (!access) throw new SystemFault('garbled', 'a session without an access token');
    const lifeMs = (access.maxAge ?? 600) * 1000;
    return {
      access: access.value,
      refresh: refresh?.value ?? '',
      accessUntil: clock.steadyMs() + Math.max(lifeMs - MARGIN_MS, lifeMs / 2),
    };
  }

  /** Gateways before the tokens that end (Poppy, 2023). */
  async function signInWithoutEnd(body: unknown): Promise<FolioTokens | undefined> {
    const response = await requests.send({ method: 'POST', url: at('/authn/login'), headers, body });
    if (isDenied(response)) return undefined;
    const access = response.headers['x-okapi-token'];
    if (response.status !== 201 || typeof access !== 'string') throw unexpected(response);
    return { access, refresh: '', accessUntil: Number.POSITIVE_INFINITY };
  }

  return {
    async signIn(username, password) {
      const body = { username, password };
      const url = at('/authn/login-with-expiry');
      const response = await requests.send({ method: 'POST', url, headers, body });
      if (response.status === 404) return signInWithoutEnd(body);
      if (isDenied(response)) return undefined;
      if (response.status !== 201 && response.status !== 200) throw unexpected(response);
      return tokensOf(response);
    },
    async refresh({ refresh }) {
      if (refresh === '') return undefined;
      const response = await requests.send({
        method: 'POST',
        url: at('/authn/refresh'),
        headers: { ...headers, cookie: `folioRefreshToken=${refresh}` },
      });
      return response.status === 201 || response.status === 200 ? tokensOf(response) : undefined;
    },
    async signOut({ access, refresh }) {
      if (refresh === '') return;
      const cookie = `folioRefreshToken=${refresh}; folioAccessToken=${access}`;
      await requests.send({
        method: 'POST',
        url: at('/authn/logout'),
        headers: { ...headers, cookie, 'x-okapi-token': access },
      });
    },
  };
}

/** 404 is of gateways without the tokens that end: no such user. */
function isDenied({ status }: OutsideResponse): boolean {
  return status === 400 || status === 401 || status === 404 || status === 422;
}
