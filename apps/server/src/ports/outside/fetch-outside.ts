import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { OutsideError } from './outside-error.ts';
import { isPublicAddress } from './public-address.ts';

export interface OutsideRequest {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** For the whole answer, from the name's resolution to the last byte. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

export interface OutsideReply {
  readonly contentType: string;
  readonly body: Buffer;
}

/** Fetches the body of a 200 answer; raises OutsideError for all else. */
export type FetchOutside = (request: OutsideRequest) => Promise<OutsideReply>;

/**
 * GET to an address that a tenant's settings name. Settings are written by the people of one library, not of the installation: whatever
 * they write, no request reaches the installation's own network, except hosts that the installation names. The address that is checked
 * is the one that is connected to, redirects are not followed, and answers are bounded in time and size.
 */
export function createFetchOutside(internalHosts: readonly string[]): FetchOutside {
  const internal = new Set(internalHosts);
  return (asked) => {
    const host = asked.url.hostname.replace(/^\[|\]$/g, '').toLowerCase();
    const family = isIP(host);
    if (!internal.has(host) && family > 0 && !isPublicAddress(host, family)) return refuse();
    return get(asked, internal.has(host) ? undefined : lookupPublic);
  };
}

async function refuse(): Promise<never> {
  throw new OutsideError('address', 'the address is in the own network');
}

/** Resolves a name to its public addresses only. */
const lookupPublic: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '');
    const open = addresses.filter(({ address, family }) => isPublicAddress(address, family));
    const [first] = open;
    if (!first) return done(new OutsideError('address', 'the name leads into the own network'), '');
    if (options.all) return done(null, open);
    done(null, first.address, first.family);
  });
};

function get(
  { url, headers, timeoutMs, maxBytes }: OutsideRequest,
  lookupWith: LookupFunction | undefined,
): Promise<OutsideReply> {
  const signal = AbortSignal.timeout(timeoutMs);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(signal.aborted ? tooSlow() : asOutsideError(error));
    const options = { headers: { ...headers, 'accept-encoding': 'identity' }, agent: false, signal };
    const request = send(url, { ...options, ...(lookupWith && { lookup: lookupWith }) }, (response) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      if (response.statusCode !== 200) {
        response.destroy();
        return fail(new OutsideError('unreadable', `answered with status ${response.statusCode}`));
      }
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        bytes += chunk.length;
        if (bytes > maxBytes)
          response.destroy(new OutsideError('unreadable', `answer beyond ${maxBytes} bytes`));
      });
      response.on('error', fail);
      response.on('end', () =>
        resolve({ contentType: response.headers['content-type'] ?? '', body: Buffer.concat(chunks) }),
      );
    });
    request.on('error', fail);
    request.end();
  });
}

function tooSlow(): OutsideError {
  return new OutsideError('timeout', 'no whole answer in time');
}

function asOutsideError(error: Error & { readonly code?: string }): OutsideError {
  if (error instanceof OutsideError) return error;
  return new OutsideError('unreachable', error.code ?? 'connection failed');
}
