import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import {
  BODY_MALFORMED,
  HEADERS_TOO_LARGE,
  INTERNAL,
  METHOD_NOT_ALLOWED,
  NOT_FOUND,
  REQUEST_TOO_SLOW,
} from '@lectern/contracts/kernel/common-errors';
import type { Language } from '@lectern/contracts/kernel/languages';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorEnvelope, refusalOf } from './present-error.ts';
import { languageOf } from './serve-call.ts';

/** Answers what went wrong outside of a call (an unreadable body or address) as calls answer it. */
export function answerFault(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  return answerPageRefusal(refusalOfFault(error, request), request, reply, languageOf(request));
}

/** The refusal that readers are told of a fault; one that nobody foresaw is logged and told as INTERNAL. */
export function refusalOfFault(error: unknown, request: FastifyRequest): Refusal {
  const refusal = refusalOf(error);
  if (!refusal) request.log.error({ err: error }, 'request failed');
  return refusal ?? refuse(INTERNAL);
}

/** Answers a refusal in the envelope of calls, with words in this language. */
export function answerPageRefusal(
  refusal: Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language,
) {
  const { status, body } = errorEnvelope(refusal, { language }, request.id);
  return reply.status(status).send(body);
}

export function answerNotFound(request: FastifyRequest, reply: FastifyReply) {
  return answerPageRefusal(refuse(NOT_FOUND), request, reply, languageOf(request));
}

/** Answers a GET for a call that takes POST only. */
export function answerPostOnly(request: FastifyRequest, reply: FastifyReply) {
  void reply.header('allow', 'POST');
  return answerPageRefusal(refuse(METHOD_NOT_ALLOWED), request, reply, languageOf(request));
}

/** How long the other side has for reading the answer before its connection is closed. */
const LINGER_MS = 2_000;

/**
 * Answers, in an envelope too, what Node's parser could not read as a request or did not get in time. Then ends the
 * connection, also if the other side does not close its half.
 */
export function answerNoRequest(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, body } = errorEnvelope(refusalOfNoRequest(error.code), { language: 'zh-CN' }, randomUUID());
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
  const close = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(close));
}

function refusalOfNoRequest(code: string | undefined): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW') return refuse(HEADERS_TOO_LARGE);
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return refuse(REQUEST_TOO_SLOW);
  return refuse(BODY_MALFORMED);
}
