import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PartsOfFile, RawAnswers } from './implement.ts';

/** One range with a beginning, as players ask for it (RFC 9110, section 14.1.2). Others get the whole file, as the standard allows. */
const RANGE = /^bytes=(\d{1,15})-(\d{0,15})$/;

/** Sends the part of a file that the request asks for, or the whole. */
export async function sendPart(
  request: FastifyRequest,
  reply: FastifyReply,
  { size, open }: PartsOfFile,
  body: RawAnswers['download']['body'] | RawAnswers['stream']['body'],
): Promise<unknown> {
  void reply.header('accept-ranges', 'bytes');
  const asked = RANGE.exec(request.headers.range ?? '');
  if (!asked) return reply.header('content-length', size).send(body);
  // The whole was opened already, and nobody reads it.
  if (body instanceof Readable) body.destroy();
  const from = Number(asked[1]);
  const to = Math.min(asked[2] ? Number(asked[2]) : size - 1, size - 1);
  if (from > to) return reply.status(416).header('content-range', `bytes */${size}`).send('');
  const part = await open({ from, to });
  return reply
    .status(206)
    .header('content-range', `bytes ${from}-${to}/${size}`)
    .header('content-length', to - from + 1)
    .send(part);
}
