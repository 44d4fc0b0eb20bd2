import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate as breathe, setTimeout as pause } from 'node:timers/promises';
import { anthropicEvents } from './anthropic-events.ts';
import type { Asked } from './asked.ts';
import { openaiEvents } from './openai-events.ts';
import type { Reply } from './reply.ts';
import { endlessPieces, wiredPieces } from './wire.ts';

/** Milliseconds between two marks that a connection lives. */
const PING_MS = 20;

/** Sends a reply as its script wants, as long as somebody reads it. */
export async function sendReply(
  { kind, model }: Pick<Asked, 'kind' | 'model'>,
  reply: Reply,
  response: ServerResponse,
): Promise<void> {
  await pause(reply.waitMs);
  if (reply.status !== 200 || reply.isPage) return sendError(reply, response);
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  // Each piece leaves by itself.
  response.socket?.setNoDelay(true);
  response.flushHeaders();
  const events = kind === 'anthropic' ? anthropicEvents(model, reply) : openaiEvents(model, reply);
  await sendPieces(wiredPieces(events, reply.wire), reply.pauseMs, response);
  await sendPieces(
    endlessPieces(kind, reply.end),
    reply.end === 'endlessPings' ? PING_MS : reply.pauseMs,
    response,
  );
  if (reply.end === 'silent' || reply.end === 'held') return;
  if (reply.end === 'cut') response.write('data: {"cho', () => response.destroy());
  else response.end();
}

async function sendPieces(
  pieces: Iterable<Buffer>,
  pauseMs: number,
  response: ServerResponse,
): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  for (const piece of pieces) {
    if (response.destroyed) return;
    const isFull = !response.write(piece);
    if (pauseMs > 0) await pause(pauseMs);
    else if (piece.length < 8) await breathe();
    if (isFull && !response.destroyed)
      await once(response, 'drain', { signal: gone.signal }).catch(() => undefined);
  }
}

const PAGE = '<!doctype html><html lang="en"><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1></html>';

function sendError({ status, isPage, code, retryAfter, location }: Reply, response: ServerResponse): void {
  response.writeHead(status, {
    'content-type': isPage ? 'text/html' : 'application/json',
    ...(retryAfter !== undefined && { 'retry-after': retryAfter }),
    ...(location !== undefined && { location }),
  });
  const error = { type: code, code, message: `The server says ${code}` };
  response.end(isPage ? PAGE : JSON.stringify({ type: 'error', error }));
}
