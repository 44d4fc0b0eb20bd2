import type { Clock } from '../../../platform/clock.ts';
import { SystemFault } from '../over-http/system-fault.ts';
import { readJson, type SystemRequests } from '../over-http/system-requests.ts';
import { kohaTokenSchema } from './koha-shapes.ts';

/** The token of the portal's client (OAuth2 client credentials, `/oauth/token`). */
export interface KohaSession {
  /** A token that holds now. @throws SystemFault */
  token(): Promise<string>;
  /** Koha did not take this token: another one is asked for the next time. */
  forget(token: string): void;
}

interface SessionDeps {
  readonly requests: SystemRequests;
  readonly clock: Clock;
  /** @throws SystemFault where it is not set */
  readonly clientSecret: () => Promise<string>;
}

/** A token is not used in its last seconds: it would end on the way. */
const MARGIN_MS = 30_000;

/** Asks for one token at a time: all questions that come meanwhile wait for the same. */
export function createKohaSession(
  { requests, clock, clientSecret }: SessionDeps,
  { url, clientId }: { readonly url: URL; readonly clientId: string },
): KohaSession {
  let held: { readonly token: string; readonly until: number } | undefined;
  let asked: Promise<string> | undefined;

  async function ask(): Promise<string> {
    const form = {
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: await clientSecret(),
    };
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = new URLSearchParams(form).toString();
    const response = await requests.send({ method: 'POST', url, headers, body });
    if (response.status !== 200) throw new SystemFault('refused', 'it did not accept our client');
    const { access_token: token, expires_in: seconds } = readJson(response, kohaTokenSchema);
    const lifeMs = (seconds ?? 600) * 1000;
    held = { token, until: clock.steadyMs() + Math.max(lifeMs - MARGIN_MS, lifeMs / 2) };
    return token;
  }

  return {
    async token() {
      if (held && clock.steadyMs() < held.until) return held.token;
      asked ??= ask().finally(() => {
        asked = undefined;
      });
      return asked;
    },
    forget(token) {
      if (held?.token === token) held = undefined;
    },
  };
}
