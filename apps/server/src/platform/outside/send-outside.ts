import { type IncomingHttpHeaders, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { type Addresses, createCheckedLookup, REAL_ADDRESSES } from './checked-lookup.ts';
import { createKeptConnections, type KeptLimits } from './kept-connections.ts';
import { OutsideError } from './outside-error.ts';

export interface OutsideMessage {
  readonly url: URL;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | undefined;
  /** For the complete response: from resolving the name to the last byte. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
  /**
   * The tenant of a request that does no harm if it is sent twice. It may use a connection that earlier requests of the tenant
   * left open, and is sent again if the server has closed that connection meanwhile. Other requests have a connection of their own
   * and are sent once.
   */
  readonly repeatableFor?: string | undefined;
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

/** What is not as usual. */
export interface SendOptions {
  /** Certificates of authorities in PEM besides those that Node trusts. */
  readonly authorities?: string;
  readonly limits?: KeptLimits;
  readonly addresses?: Addresses;
}

/**
 * A function for requests to addresses in tenants' settings. The staff of a library may write any address there, so
 * requests to the network of the installation are refused, except to `internalHosts`. The checked IP address is also
 * the one used for the connection, redirects are not followed, and time and size of responses are limited.
 */
export function createSendOutside(
  internalHosts: readonly string[],
  { authorities, limits, addresses = REAL_ADDRESSES }: SendOptions = {},
): SendOutside {
  const checkedLookup = createCheckedLookup(internalHosts, addresses);
  const keepInside = createKeptConnections(() => true, limits);
  const keepOutside = createKeptConnections(addresses.isPublic, limits);

  return async (message) => {
    const { url, timeoutMs, repeatableFor } = message;
    const lookup = checkedLookup(url);
    const connecting = { ...(lookup && { lookup }), ...(authorities && { ca: authorities }) };
    const signal = AbortSignal.timeout(timeoutMs);
    const sendBy = (agent: RequestOptions['agent']) => sendOnce(message, { ...connecting, agent, signal });
    if (repeatableFor === undefined) return sendBy(false);
    const keep = lookup ? keepOutside : keepInside;
    try {
      return await sendBy(keep(repeatableFor, url.protocol));
    } catch (error) {
      if (error instanceof ClosedMeanwhile) return sendBy(false);
      throw error;
    }
  };
}

/** A kept connection ended without an answer: the server had closed it before the request, or does so at each request. */
class ClosedMeanwhile extends OutsideError {
  constructor() {
    super('unreachable', 'a kept connection was closed');
  }
}

const CLOSED = new Set(['ECONNRESET', 'EPIPE']);

function sendOnce(
  { url, method, headers, body, maxBytes }: OutsideMessage,
  how: RequestOptions & { readonly signal: AbortSignal },
): Promise<OutsideResponse> {
  const open = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(how.signal.aborted ? tooSlow() : asOutsideError(error));
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const options = { ...how, method, headers: { ...headers, ...length, 'accept-encoding': 'identity' } };
    const request = open(url, options, (response) => {
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
    request.on('error', (error: NodeJS.ErrnoException) => {
      const isStale = request.reusedSocket && CLOSED.has(error.code ?? '') && !how.signal.aborted;
      fail(isStale ? new ClosedMeanwhile() : error);
    });
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
