import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The body of an answer that many requests get: compressed once, with its ETag. */
export interface PreparedBody {
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** The level, of 11: the rest costs ten times the time for one part in fifty. */
const BROTLI_QUALITY = 9;

/** Compresses a text, outside of the main thread. */
export async function prepareBody(text: string): Promise<PreparedBody> {
  const plain = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  return {
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    br: await toBrotli(plain, { params }),
    gzip: await toGzip(plain),
  };
}

/**
 * Sends a body in the coding that the browser accepts, or 304 if the browser has it already. `varies` names another header that the body
 * was chosen by, so that no cache gives it to who asks otherwise.
 */
export function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  prepared: PreparedBody,
  varies = '',
): FastifyReply {
  const vary = ['accept-encoding', varies].filter(Boolean).join(', ');
  void reply.headers({ 'cache-control': 'no-cache', etag: prepared.etag, vary });
  if (request.headers['if-none-match']?.includes(prepared.etag)) return reply.code(304).send();
  const coding = (['br', 'gzip'] as const).find((one) => accepts(request, one));
  if (coding) void reply.header('content-encoding', coding);
  return reply.send(prepared[coding ?? 'plain']);
}

function accepts({ headers }: FastifyRequest, coding: string): boolean {
  const offers = String(headers['accept-encoding'] ?? '').split(',');
  return offers.some((offer) => offer.split(';')[0]?.trim() === coding && !/;\s*q=0(\.0*)?\s*$/.test(offer));
}
