import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { OutsideError } from './outside-error.ts';
import { isPublicAddress } from './public-address.ts';

export interface OutsideRequest {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** For the complete response: from resolving the name to the last byte. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

export interface OutsideReply {
  readonly contentType: string;
  readonly body: Buffer;
}

/**
 * The body of a response with status 200.
 *
 * @throws OutsideError in all other cases.
 */
export type FetchOutside = (request: OutsideRequest) => Promise<OutsideReply>;

/**
 * A function for GET requests to addresses in tenants' settings. The staff of a library may write any address there, so
 * requests to the network of the installation are refused, except to `internalHosts`. The checked IP address is also
 * the one used for the connection, redirects are not followed, and time and size of responses are limited.
 */
export function createFetchOutside(internalHosts: readonly string[]): FetchOutside {
  const internal = new Set(internalHosts);
  return (request) => {
    const host = request.url.hostname.replace(/^\[|\]$/g, '').toLowerCase();
    const family = isIP(host);
    if (!internal.has(host) && family > 0 && !isPublicAddress(host, family)) return refuse();
    return get(request, internal.has(host) ? undefined : lookupPublic);
  };
}

async function refuse(): Promise<never> {
  throw new OutsideError('address', 'the address is not public');
}

/** Resolves a name to its public addresses only. */
const lookupPublic: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '');
    const publicAddresses = addresses.filter(({ address, family }) => isPublicAddress(address, family));
    const [first] = publicAddresses;
    if (!first) return done(new OutsideError('address', 'the name has no public address'), '');
    if (options.all) return done(null, publicAddresses);
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
        return fail(new OutsideError('unreadable', `response with status ${response.statusCode}`));
      }
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        bytes += chunk.length;
        if (bytes > maxBytes)
          response.destroy(new OutsideError('unreadable', `response larger than ${maxBytes} bytes`));
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
  return new OutsideError('timeout', 'no complete response in time');
}

function asOutsideError(error: Error & { readonly code?: string }): OutsideError {
  if (error instanceof OutsideError) return error;
  return new OutsideError('unreachable', error.code ?? 'connection failed');
}
