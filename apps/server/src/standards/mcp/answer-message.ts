import {
  createMcpHandler,
  isLegacyRequest,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { FastifyRequest } from 'fastify';

/**
 * One message of the protocol answered in JSON, by a server of its own. Since 2026-07-28 each message names its revision; programs of
 * the revisions before, which begin with `initialize`, are answered without a session. Nobody can listen for changes: an open
 * stream would hold a connection for a list of tools that never changes.
 */
export async function answerMessage(
  open: () => Server,
  { headers, url, body }: FastifyRequest,
): Promise<Response> {
  const message = new Request(new URL(url, 'http://localhost'), {
    method: 'POST',
    headers: textsOf(headers),
  });
  const sent = { parsedBody: body };
  if (!(await isLegacyRequest(message, body)))
    return createMcpHandler(open, { legacy: 'reject', maxSubscriptions: 0 }).fetch(message, sent);
  const server = open();
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  try {
    await server.connect(transport);
    return await transport.handleRequest(message, sent);
  } finally {
    await server.close();
  }
}

/** The headers that the protocol reads. Others may stand more than once. */
function textsOf(headers: FastifyRequest['headers']): Record<string, string> {
  const texts = Object.entries(headers).filter(
    (header): header is [string, string] => typeof header[1] === 'string',
  );
  return Object.fromEntries(texts);
}
