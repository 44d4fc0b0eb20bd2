import type { FastifyRequest } from 'fastify';

/** True for a browser that opens an address: it names text/html for a page, and not for a script, a picture or a call. */
export function wantsPage({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');
}
