import { Readable } from 'node:stream';
import {
  INPUT_INVALID,
  INTERNAL,
  RATE_LIMITED,
  SECRETS_IN_ADDRESS,
  STORAGE_FULL,
} from '@lectern/contracts/kernel/common-errors';
import { withoutAbsent } from '@lectern/contracts/kernel/empty-values';
import { type Endpoint, parserOf, type UploadEndpoint } from '@lectern/contracts/kernel/endpoint';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { fieldFault, inputFault } from '@lectern/contracts/kernel/input-fault';
import { type Language, languageFromHeaders } from '@lectern/contracts/kernel/languages';
import { isRefusalFor, refuse } from '@lectern/contracts/kernel/refusal';
import { IDEMPOTENCY_KEY } from '@lectern/contracts/kernel/text-patterns';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { dateIn } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { UnavailableError } from '../unavailable-error.ts';
import { setBrowserCookie } from './browser-cookie.ts';
import { CallError } from './call-error.ts';
import { countCall } from './call-rate.ts';
import { actOnce } from './idempotency.ts';
import type { CallContext, Implementation, RawAnswers } from './implement.ts';
import { errorEnvelope, refusalOf } from './present-error.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { allow, type ReadContext, readCaller } from './read-caller.ts';
import { readUpload } from './read-upload.ts';
import { sendPart } from './send-part.ts';

const KEY_FORM = new RegExp(IDEMPOTENCY_KEY);

/** The one way of every call: who, allowed, not too often, well formed, act (once), answer in the contract's shape. */
export function serveCall(deps: Deps, rates: RateLimiter, { contract, handle }: Implementation) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    let context: ReadContext | undefined;
    try {
      // Where the input names the tenant it must be well formed before there is one.
      if (contract.tenantFrom === 'input') parseInput(request, languageOf(request));
      context = await readCaller(deps, contract, request);
      allow(contract, context);
      refuseSecretsInAddress(request, context);
      countCall(rates, contract, context);
      const input = parseInput(request, context.language);
      const known = context;
      const upload = contract.kind === 'upload' ? readUpload(contract, request) : undefined;
      const act = (more: Pick<CallContext, 'keepAnswer'> = {}) =>
        handle({ input, context: { ...known, ...more }, deps, ...(upload && { upload }) });
      const key = contract.idempotent ? request.headers[HEADERS.idempotencyKey] : undefined;
      const answer = await (key === undefined
        ? act()
        : actOnce(deps, context, onceRequest(key, input, known.language), act));
      setBrowserCookie(reply, context.browser);
      return contract.kind === 'raw'
        ? sendRaw(request, reply, answer)
        : send(contract, reply, answer, { context, request });
    } catch (error) {
      return answerRefusal(error, context, request, reply);
    }
  };

  function refuseSecretsInAddress({ method }: FastifyRequest, { tenant }: CallContext): void {
    if (method === 'GET' && contract.carriesSecrets && tenant.settings.policy.refuseSecretsInAddress)
      throw new CallError(refuse(SECRETS_IN_ADDRESS));
  }

  function parseInput(request: FastifyRequest, language: Language): unknown {
    const inQuery = request.method === 'GET' || contract.kind === 'upload';
    const beside = inQuery ? request.query : (request.body ?? {});
    const inPath = Object.keys(request.params as object).length > 0;
    // The path decides: it is what a log of addresses shows.
    const sent = inPath && isRecord(beside) ? { ...beside, ...(request.params as object) } : beside;
    const given = withoutAbsent(contract.input, sent);
    const parsed = parserOf(contract.input).safeParse(given);
    if (parsed.success) return parsed.data;
    throw new CallError(refuse(INPUT_INVALID, inputFault(parsed.error.issues, given, language)));
  }

  function onceRequest(key: string | string[], input: unknown, language: Language) {
    if (typeof key !== 'string' || !KEY_FORM.test(key)) {
      throw new CallError(refuse(INPUT_INVALID, fieldFault(HEADERS.idempotencyKey, 'form', language)));
    }
    return { contract, key, input };
  }

  function send(
    contract: Endpoint | UploadEndpoint,
    reply: FastifyReply,
    answer: unknown,
    { context, request }: { readonly context: CallContext; readonly request: FastifyRequest },
  ) {
    const data = parserOf(contract.output).parse(answer);
    void reply.header('cache-control', 'no-store');
    // Not "storage": other libraries of this origin keep theirs there.
    if (contract.clearsCache) void reply.header('clear-site-data', '"cache"');
    const error = contract.kind === 'call' ? contract.refusalIn?.(data) : undefined;
    if (!error) return { success: true, errCode: '200', message: '', data };
    const { status, body } = errorEnvelope(refuse(error), addresseeOf(context), request.id, data);
    return reply.status(status).send(body);
  }

  function addresseeOf({ language, tenant }: CallContext) {
    return { language, today: dateIn(tenant.settings.policy.timeZone, deps.clock.now()) };
  }

  function sendRaw(request: FastifyRequest, reply: FastifyReply, answer: unknown): unknown {
    void reply.header('cache-control', 'no-store');
    if (contract.kind === 'raw' && contract.reply === 'redirect') {
      return reply.redirect((answer as RawAnswers['redirect']).location, 302);
    }
    const { contentType, body } = answer as RawAnswers['download'] | RawAnswers['stream'];
    void reply.header('content-type', contentType);
    if ('fileName' in (answer as object)) {
      const { fileName, keptSeconds, inline } = answer as RawAnswers['download'];
      if (keptSeconds) void reply.header('cache-control', `private, max-age=${keptSeconds}, immutable`);
      const plain = fileName.replace(/[^\w.-]/g, '_');
      const disposition = `${inline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
      void reply.header('content-disposition', disposition);
      const { parts } = answer as RawAnswers['download'];
      if (parts) return sendPart(request, reply, parts, body);
    }
    return reply.send(isAsync(body) ? Readable.from(body) : body);
  }

  function answerRefusal(
    error: unknown,
    context: CallContext | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const refusal = refusalOf(error, contract);
    const isFault = !refusal || isRefusalFor(refusal, STORAGE_FULL) || error instanceof UnavailableError;
    if (isFault) request.log.error({ err: error, path: contract.path }, 'call failed');
    const addressee = context ? addresseeOf(context) : { language: languageOf(request) };
    const { status, body } = errorEnvelope(refusal ?? refuse(INTERNAL), addressee, request.id);
    if (isRefusalFor(refusal, RATE_LIMITED)) void reply.header('retry-after', refusal.details.seconds);
    // The rest of a file that is refused is not waited for.
    if (contract.kind === 'upload' && !request.raw.readableEnded) void reply.header('connection', 'close');
    void reply.header('cache-control', 'no-store');
    return reply.status(status).send(body);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isAsync(body: unknown): body is AsyncIterable<string> {
  return (
    typeof body === 'object' && body !== null && Symbol.asyncIterator in body && !(body instanceof Readable)
  );
}

export function languageOf(request: FastifyRequest) {
  const tag = request.headers[HEADERS.language];
  const short = request.headers[HEADERS.shortLanguage];
  return languageFromHeaders(String(tag ?? ''), String(short ?? ''), 'zh-CN');
}
