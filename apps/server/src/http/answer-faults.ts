import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode, ErrorDetails } from '@lectern/contracts/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorEnvelope, refusalOf } from './present-error.ts';
import { languageOf } from './serve-call.ts';

/** Answers what went wrong outside of a call (an unreadable body or address, a page that failed) as calls answer it. */
export function answerFault(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error);
  if (!refusal) request.log.error({ err: error }, 'request failed');
  return answer(refusal?.code ?? 'INTERNAL', request, reply, refusal?.details);
}

export function answerNotFound(request: FastifyRequest, reply: FastifyReply) {
  return answer('NOT_FOUND', request, reply);
}

function answer(code: ErrorCode, request: FastifyRequest, reply: FastifyReply, details: ErrorDetails = {}) {
  const { status, body } = errorEnvelope(code, details, languageOf(request), request.id);
  return reply.status(status).send(body);
}

/** Answers, in an envelope too, what Node's parser could not read as a request; then ends the connection. */
export function answerNoRequest(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const code = error.code === 'HPE_HEADER_OVERFLOW' ? 'HEADERS_TOO_LARGE' : 'BODY_MALFORMED';
  const { status, body } = errorEnvelope(code, {}, 'zh-CN', randomUUID());
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
}
