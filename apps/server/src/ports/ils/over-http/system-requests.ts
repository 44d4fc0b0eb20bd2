import { refuse } from '@lectern/contracts/kernel/refusal';
import { ILS_UNAVAILABLE } from '@lectern/contracts/library-system/errors';
import type { Logger } from 'pino';
import type * as z from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import { createGate } from '../../../platform/outside/gate.ts';
import { OutsideError } from '../../../platform/outside/outside-error.ts';
import type { OutsideResponse, SendOutside } from '../../../platform/outside/send-outside.ts';
import type { Away } from '../ils-refusals.ts';
import { SystemFault, type SystemFaultKind } from './system-fault.ts';

/** Requests that wait for a connection; those beyond are not sent. */
const MOST_WAITING = 200;

/** The largest answer that is read: an account with thousands of loans. */
const MOST_BYTES = 8 * 1024 * 1024;

export interface SystemRequest {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON, unless it is a text: that is sent as it is, and the headers say what it is. */
  readonly body?: unknown;
  readonly timeoutMs?: number;
}

/** Requests to one library system, with a circuit breaker around all of its parts. */
export interface SystemRequests {
  /**
   * The response, whatever its status below 500.
   * @throws SystemFault
   */
  send(request: SystemRequest): Promise<OutsideResponse>;
  /** The answer, or that the system is away. */
  unlessFault<T>(work: () => Promise<T>): Promise<T | Away>;
}

export function createSystemRequests(
  deps: { readonly clock: Clock; readonly log: Pick<Logger, 'warn'>; readonly sendOutside: SendOutside },
  tenantId: string,
  { answerMs, connections }: { readonly answerMs: number; readonly connections: number },
): SystemRequests {
  const { clock, log, sendOutside } = deps;
  const gate = createGate({
    maxRunning: connections,
    maxWaiting: MOST_WAITING,
    steadyMs: () => clock.steadyMs(),
    isFault: (error) => error instanceof SystemFault || error instanceof OutsideError,
  });

  async function send({ method = 'GET', url, headers, body, timeoutMs }: SystemRequest) {
    const message = {
      url,
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
      repeatableFor: method === 'GET' ? tenantId : undefined,
      timeoutMs: timeoutMs ?? answerMs,
      maxBytes: MOST_BYTES,
    };
    return gate(tenantId, async () => {
      const response = await sendOutside(message);
      // 408: a gateway waited for the system behind it in vain.
      if (response.status >= 500 || response.status === 408)
        throw new SystemFault('failed', `it answered with status ${response.status}`);
      return response;
    }).catch((error: unknown) => {
      throw error instanceof OutsideError ? new SystemFault(FAULTS[error.fault], error.message) : error;
    });
  }

  return {
    send,
    async unlessFault(work) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof SystemFault)) throw error;
        log.warn({ tenant: tenantId, fault: error.kind }, `the library system: ${error.message}`);
        return refuse(ILS_UNAVAILABLE);
      }
    },
  };
}

const FAULTS: Readonly<Record<OutsideError['fault'], SystemFaultKind>> = {
  timeout: 'silent',
  unreachable: 'unreachable',
  unreadable: 'garbled',
  busy: 'busy',
  address: 'unreachable',
  resting: 'resting',
};

/** The body of a response as JSON of a shape. @throws SystemFault (garbled) */
export function readJson<T>({ body }: OutsideResponse, shape: z.ZodType<T>): T {
  let json: unknown;
  try {
    json = JSON.parse(body.toString('utf8'));
  } catch {
    throw new SystemFault('garbled', 'the answer is no JSON');
  }
  const read = shape.safeParse(json);
  if (!read.success) {
    const place = read.error.issues[0]?.path.join('.') ?? '';
    throw new SystemFault('garbled', `the answer has another shape at "${place}"`);
  }
  return read.data;
}

/** For a status that says that we may not ask. @throws SystemFault (refused) */
export function expectAllowed({ status }: OutsideResponse): void {
  if (status === 401 || status === 403)
    throw new SystemFault('refused', `it answered with status ${status} to our key or account`);
}

/** For a status that has no meaning here. */
export function unexpected({ status }: OutsideResponse): SystemFault {
  return new SystemFault('garbled', `it answered with status ${status}`);
}
