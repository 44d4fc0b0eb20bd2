import { lookup } from 'node:dns';
import { type IncomingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { OutsideError } from './outside-error.ts';
import { isPublicAddress } from './public-address.ts';

export interface OutsideMessage {
  readonly url: URL;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | undefined;
  /** For the complete response: from resolving the name to the last byte. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

export interface OutsideResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * The complete response, whatever its status. Redirects are not followed.
 *
 * @throws OutsideError if there is no complete response.
 */
export type SendOutside = (message: OutsideMessage) => Promise<OutsideResponse>;

/**
 * A function for requests to addresses in tenants' settings. The staff of a library may write any address there, so
 * requests to the network of the installation are refused, except to `internalHosts`. The checked IP address is also
 * the one used for the connection, redirects are not followed, and time and size of responses are limited.
 */
export function createSendOutside(internalHosts: readonly string[]): SendOutside {
  const internal = new Set(internalHosts);
  return async (message) => send(message, checkedLookup(message.url, internal));
}

/**
 * How the host of an address is resolved, to be given to the request: undefined is as usual, for internal hosts.
 *
 * @throws OutsideError (address) for an IP address that is not public
 */
export function checkedLookup(url: URL, internal: ReadonlySet<string>): LookupFunction | undefined {
  const host = hostOf(url);
  if (internal.has(host)) return undefined;
  const family = isIP(host);
  if (family > 0 && !isPublicAddress(host, family))
    throw new OutsideError('address', 'the address is not public');
  return lookupPublic;
}

/** The host of an address, without the brackets of IPv6. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '').toLowerCase();
}

/** Resolves a name to its public addresses only. */
export const lookupPublic: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '');
    const publicAddresses = addresses.filter(({ address, family }) => isPublicAddress(address, family));
    const [first] = publicAddresses;
    if (!first) return done(new OutsideError('address', 'the name has no public address'), '');
    if (options.all) return done(null, publicAddresses);
    done(null, first.address, first.family);
  });
};

function send(
  { url, method, headers, body, timeoutMs, maxBytes }: OutsideMessage,
  lookupWith: LookupFunction | undefined,
): Promise<OutsideResponse> {
  const signal = AbortSignal.timeout(timeoutMs);
  const open = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(signal.aborted ? tooSlow() : asOutsideError(error));
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const options = {
      method,
      headers: { ...headers, ...length, 'accept-encoding': 'identity' },
      agent: false,
      signal,
    };
    const request = open(url, { ...options, ...(lookupWith && { lookup: lookupWith }) }, (response) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        bytes += chunk.length;
        if (bytes > maxBytes)
          response.destroy(new OutsideError('unreadable', `response larger than ${maxBytes} bytes`));
      });
      response.on('error', fail);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    request.on('error', fail);
    request.end(body);
  });
}

function tooSlow(): OutsideError {
  return new OutsideError('timeout', 'no complete response in time');
}

/** A fault of a connection as an OutsideError. */
export function asOutsideError(error: Error & { readonly code?: string }): OutsideError {
  if (error instanceof OutsideError) return error;
  return new OutsideError('unreachable', error.code ?? 'connection failed');
}
