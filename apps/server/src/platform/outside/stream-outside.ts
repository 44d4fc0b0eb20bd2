import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { createCheckedLookup } from './checked-lookup.ts';
import { OutsideError } from './outside-error.ts';
import { asOutsideError } from './send-outside.ts';

export interface StreamedMessage {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Until the response begins. */
  readonly beginMs: number;
  /** Between two pieces of the response, while somebody waits for the next. */
  readonly silenceMs: number;
  /** For all of the response: a server that sends a byte now and then does not hold a connection for ever. */
  readonly wholeMs: number;
  readonly maxBytes: number;
  /** Whoever aborts it gets no more pieces, and the connection is closed. */
  readonly signal: AbortSignal;
}

export interface StreamedResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The pieces as they come; read once. Who stops reading closes the connection. @throws OutsideError */
  readonly body: AsyncIterable<Buffer>;
  /** Closes the connection of a response that nobody reads. */
  close(): void;
}

/** Posts a message and answers as soon as the response begins, whatever its status. Redirects are not followed. @throws OutsideError */
export type StreamOutside = (message: StreamedMessage) => Promise<StreamedResponse>;

/** A function for POST requests with streamed responses, to the addresses that `createSendOutside` allows. */
export function createStreamOutside(internalHosts: readonly string[]): StreamOutside {
  const checkedLookup = createCheckedLookup(internalHosts);
  return async (message) => {
    const response = await begin(message, checkedLookup(message.url));
    return {
      status: response.statusCode ?? 0,
      headers: response.headers,
      body: piecesOf(response, message),
      close: () => void response.on('error', () => undefined).destroy(),
    };
  };
}

function begin(
  { url, headers, body, beginMs, signal }: StreamedMessage,
  lookup: LookupFunction | undefined,
): Promise<IncomingMessage> {
  const open = url.protocol === 'https:' ? requestHttps : requestHttp;
  const length = { 'content-length': String(Buffer.byteLength(body)), 'accept-encoding': 'identity' };
  const options = { method: 'POST', headers: { ...headers, ...length }, agent: false, signal };
  return new Promise((resolve, reject) => {
    const request = open(url, { ...options, ...(lookup && { lookup }) }, (response) => {
      clearTimeout(timer);
      resolve(response);
    });
    const timer = setTimeout(() => {
      request.destroy(new OutsideError('timeout', 'no response in time'));
    }, beginMs);
    request.on('error', (error) => {
      clearTimeout(timer);
      reject(asOutsideError(error));
    });
    request.end(body);
  });
}

async function* piecesOf(
  response: IncomingMessage,
  { silenceMs, wholeMs, maxBytes }: StreamedMessage,
): AsyncGenerator<Buffer> {
  const close = (why: string) => response.destroy(new OutsideError('timeout', why));
  const whole = setTimeout(() => close('the response did not end in time'), wholeMs);
  const wait = () => setTimeout(() => close('the response fell silent'), silenceMs);
  let silence = wait();
  let bytes = 0;
  try {
    for await (const piece of response as AsyncIterable<Buffer>) {
      clearTimeout(silence);
      bytes += piece.length;
      if (bytes > maxBytes) throw new OutsideError('unreadable', `response larger than ${maxBytes} bytes`);
      yield piece;
      silence = wait();
    }
  } catch (error) {
    throw asOutsideError(error as Error);
  } finally {
    clearTimeout(silence);
    clearTimeout(whole);
    response.destroy();
  }
}
