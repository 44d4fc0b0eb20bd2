import { OutsideError } from './outside-error.ts';
import type { OutsideMessage, SendOutside } from './send-outside.ts';

export type OutsideRequest = Omit<OutsideMessage, 'method' | 'body'>;

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

/** A function for GET requests to addresses in tenants' settings. */
export function createFetchOutside(send: SendOutside): FetchOutside {
  return async (request) => {
    const { status, headers, body } = await send({ ...request, method: 'GET' });
    if (status !== 200) throw new OutsideError('unreadable', `response with status ${status}`);
    return { contentType: headers['content-type'] ?? '', body };
  };
}
