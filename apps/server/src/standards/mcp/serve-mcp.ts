import { getBib } from '@lectern/contracts/collection/detail/get-bib';
import {
  INTERNAL,
  RATE_LIMITED,
  SESSION_REQUIRED,
  TENANT_MISMATCH,
} from '@lectern/contracts/kernel/common-errors';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import { openPartnerTools, type PartnerTools } from '../../domains/reference/ai/model/partner-tools.ts';
import type { Deps } from '../../platform/deps.ts';
import { withCountedCalls } from '../../platform/http/call-rate.ts';
import type { RateLimiter } from '../../platform/http/rate-limiter.ts';
import { readCaller } from '../../platform/http/read-caller.ts';
import type { SiteRequest } from '../site.ts';
import { answerMessage } from './answer-message.ts';

/** The largest message that is read. */
export const MOST_MCP_BYTES = 64 * 1024;

/** Messages of one caller in a minute. */
const LIMIT = { max: 60, windowSeconds: 60 };

const NO_BATCH = {
  jsonrpc: '2.0',
  id: null,
  error: {
    code: ProtocolErrorCode.InvalidRequest,
    message: 'Batches are not supported: send one message at a time',
  },
};

/**
 * The assistant's tools by the Model Context Protocol (streamable HTTP, without sessions): read only, for programs of partners. With
 * the token of a reader's session (`Authorization: Bearer`) they see what this reader may see, else what anybody may. What a tool
 * looks up counts as the same call over HTTP does.
 */
export function serveMcp(deps: Deps, rates: RateLimiter) {
  return async ({ site, request, reply }: SiteRequest) => {
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token !== undefined) request.headers[HEADERS.session] = token;
    request.headers[HEADERS.mappingPath] = site.tenant.mappingPath;
    const context = await readCaller(deps, getBib, request);
    if (token !== undefined && !context.patron) return refuse(SESSION_REQUIRED);
    if (context.tenant.id !== site.tenant.id) return refuse(TENANT_MISMATCH);
    const seconds = rates.count(`mcp|${site.tenant.id}|${context.caller}`, LIMIT);
    if (seconds > 0) {
      void reply.header('retry-after', String(seconds));
      return refuse(RATE_LIMITED, { seconds });
    }
    // A batch would be one message with a hundred calls. The protocol has none since 2025-06-18.
    if (Array.isArray(request.body)) return reply.status(400).send(NO_BATCH);
    const tools = openPartnerTools(withCountedCalls(deps, rates), context);
    const answer = await answerMessage(() => offer(tools, deps.log), request);
    void reply.status(answer.status).headers(Object.fromEntries(answer.headers));
    return reply.send(await answer.text());
  };
}

/** A server for one message, which has the tools. */
function offer(tools: PartnerTools, log: Deps['log']): Server {
  const server = new Server({ name: 'lectern', version: '1' }, { capabilities: { tools: {} } });
  server.setRequestHandler('tools/list', () => ({
    tools: tools.definitions.map(({ name, description, parameters }) => ({
      name,
      description,
      inputSchema: { ...parameters, type: 'object' as const },
      annotations: { readOnlyHint: true },
    })),
  }));
  server.setRequestHandler('tools/call', async ({ params }) => {
    const text = await tools.run(params.name, params.arguments ?? {}).catch((err: unknown) => {
      // The kit would answer the message of the error, which is for operators.
      log.error({ err, tool: params.name }, 'a tool failed');
      return JSON.stringify({ error: INTERNAL.code });
    });
    return { content: [{ type: 'text' as const, text }], isError: text.startsWith('{"error"') };
  });
  return server;
}
