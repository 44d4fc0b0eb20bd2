import type { SendOutside } from '../../../platform/outside/send-outside.ts';
import { LIMITS } from '../provider-context.ts';

interface FetchOptions {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: unknown;
}

/** The `fetch` of openid-client, with the limits of requests to addresses in settings. */
export function fetchThrough(send: SendOutside) {
  return async (url: string, { method, headers, body }: FetchOptions): Promise<Response> => {
    const answer = await send({
      url: new URL(url),
      method: method === 'POST' ? 'POST' : 'GET',
      headers,
      body: bodyOf(body),
      ...LIMITS,
    });
    const bare = answer.status === 204 || answer.status === 304;
    return new Response(bare ? null : new Uint8Array(answer.body), {
      status: Math.max(200, answer.status),
      headers: Object.entries(answer.headers).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value] as [string, string]] : [],
      ),
    });
  };
}

function bodyOf(body: unknown): string | undefined {
  if (body === undefined || body === null) return undefined;
  if (typeof body === 'string') return body;
  if (body instanceof URLSearchParams) return body.toString();
  throw new TypeError('only texts and forms are sent');
}
