import {
  type Access,
  type Endpoint,
  type InputOf,
  type OutputOf,
  parserOf,
  type RawEndpoint,
  type Schema,
  type UploadEndpoint,
} from '@lectern/contracts/kernel/endpoint';
import type { Envelope } from '@lectern/contracts/kernel/envelope';
import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { API_BASE } from '../lib/guarded-client.ts';

/**
 * Answers calls in place of a server while the tests of a file run. A call that no handler expects fails the test that makes it. The
 * handlers given here stay from test to test: for calls that may still be on their way when a test ends.
 */
export function libraryServer(...always: readonly RequestHandler[]) {
  const unexpected: string[] = [];
  const server = setupServer(
    ...always,
    http.all('*', ({ request }) => {
      unexpected.push(request.url);
      return HttpResponse.error();
    }),
  );
  beforeAll(() => server.listen());
  afterEach(() => {
    server.resetHandlers();
    expect(unexpected.splice(0), 'calls that no handler expects').toEqual([]);
  });
  afterAll(() => server.close());
  return server;
}

/** Answers a call with data of the contract's shape, or with what is made of each input. */
export function answers<I extends Schema, O extends Schema>(
  contract: Endpoint<I, O> | UploadEndpoint<I, O>,
  data: OutputOf<O> | ((input: InputOf<I>) => OutputOf<O>),
): RequestHandler {
  return handlerOf(contract, async (request) => {
    const given =
      typeof data === 'function' ? (data as (input: unknown) => unknown)(await inputOf(request)) : data;
    return HttpResponse.json<Envelope>({
      success: true,
      errCode: '200',
      message: '',
      data: parserOf(contract.output).parse(given),
    });
  });
}

/** Refuses a call with one of the codes that its contract lists. */
export function refuses<E extends string>(
  contract: Endpoint<Schema, Schema, E, Access> | UploadEndpoint<Schema, Schema, E, Access>,
  {
    code,
    status,
    message,
    data = null,
    wire = code,
    details,
  }: {
    readonly code: E;
    /** The errCode that the specification fixes for it. */
    readonly wire?: string;
    readonly details?: Envelope['details'];
    readonly status: number;
    readonly message: string;
    readonly data?: unknown;
  },
): RequestHandler {
  return handlerOf(contract, () =>
    HttpResponse.json<Envelope>(
      { success: false, errCode: wire, message, data, ...(details && { details }) },
      { status },
    ),
  );
}

/** Never answers a call, as long as the test runs. */
export function staysSilent(contract: Endpoint): RequestHandler {
  return handlerOf(contract, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
}

/** Loses the connection at a call. */
export function losesConnection(contract: Endpoint | RawEndpoint): RequestHandler {
  return handlerOf(contract, () => HttpResponse.error());
}

function handlerOf(
  { methods: [method], path }: Endpoint | UploadEndpoint | RawEndpoint,
  respond: (request: Request) => Response | Promise<Response>,
): RequestHandler {
  const add = method === 'GET' ? http.get : http.post;
  return add(`${API_BASE}${path}`, ({ request }) => respond(request));
}

async function inputOf(request: Request): Promise<unknown> {
  if (request.method === 'POST') return request.json();
  return Object.fromEntries(new URL(request.url).searchParams);
}
