import type {
  AnyEndpoint,
  Endpoint,
  InputOf,
  OutputOf,
  RawEndpoint,
  Schema,
  UploadEndpoint,
} from './endpoint.ts';
import { HEADERS, isEnvelope } from './envelope.ts';
import type { Details } from './error-definition.ts';
import { type Language, languageHeader, shortLanguageHeader } from './languages.ts';

/** A refusal as the server said it, or a network fault (`code` NETWORK or TIMEOUT, `status` 0, no words). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly status: number;
  readonly details: Details;
  readonly data: unknown;

  constructor(code: string, message: string, status: number, details: Details = {}, data: unknown = null) {
    super(message);
    this.code = code;
    this.status = status;
    this.details = details;
    this.data = data;
  }
}

export interface ClientOptions {
  /** Where the calls begin, without a slash at the end: `/api`. */
  readonly baseUrl: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Read anew for each call. */
  readonly mappingPath: () => string;
  /** The group code of the library, as soon as it is known; sent with every call (specification 2, section 7). */
  readonly groupCode?: () => string | undefined;
  readonly language: () => Language;
  readonly session: () => { readonly header: string; readonly token: string } | undefined;
  /** Specification 1, section 9: 30,000 ms. */
  readonly timeoutMs?: number;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Chosen by the caller once for one intention, so that a retry is not a second act. */
  readonly idempotencyKey?: string;
  /** Set if the call must arrive though its page is being closed. */
  readonly keepalive?: boolean;
  /** The time limit ends with the first byte of the answer: who reads the rest decides how long a silence may be. */
  readonly longAnswer?: boolean;
}

export interface Client {
  call<I extends Schema, O extends Schema>(
    contract: Endpoint<I, O>,
    input: InputOf<I>,
    options?: CallOptions,
  ): Promise<OutputOf<O>>;
  /** Fetches a file; the answer's body is the caller's. */
  download<I extends Schema>(
    contract: RawEndpoint<I>,
    input: InputOf<I>,
    options?: CallOptions,
  ): Promise<Response>;
  /** Sends a file; its `type` is the media type. */
  upload<I extends Schema, O extends Schema>(
    contract: UploadEndpoint<I, O>,
    input: InputOf<I>,
    file: Blob,
    options?: CallOptions,
  ): Promise<OutputOf<O>>;
}

const TIMEOUT_MS = 30_000;
/** Five megabytes at 20 kB a second, and some more. */
const UPLOAD_TIMEOUT_MS = 300_000;

/** A typed client of the catalogue's calls: the same contract objects that the server implements. */
export function createClient(options: ClientOptions): Client {
  async function send(
    contract: Endpoint | RawEndpoint | UploadEndpoint,
    input: unknown,
    call: CallOptions,
    file?: Blob,
  ): Promise<Response> {
    const method = contract.methods[0];
    const address = addressOf(contract, input, method === 'GET' || file !== undefined);
    const limit = file ? UPLOAD_TIMEOUT_MS : (options.timeoutMs ?? TIMEOUT_MS);
    const { signal: timeout, stop } = call.longAnswer
      ? stoppableLimit(limit)
      : { signal: AbortSignal.timeout(limit), stop: undefined };
    try {
      const response = await options.fetch(`${options.baseUrl}${address}`, {
        method,
        headers: headersOf(options, call, contentTypeOf(method, file)),
        signal: call.signal ? AbortSignal.any([call.signal, timeout]) : timeout,
        ...(call.keepalive && { keepalive: true }),
        ...(method === 'POST' && { body: file ?? JSON.stringify(input ?? {}) }),
      });
      stop?.();
      return response;
    } catch (error) {
      stop?.();
      if (call.signal?.aborted) throw error;
      throw new ApiError(timeout.aborted ? 'TIMEOUT' : 'NETWORK', '', 0);
    }
  }

  return {
    async call<I extends Schema, O extends Schema>(
      contract: Endpoint<I, O>,
      input: InputOf<I>,
      call: CallOptions = {},
    ) {
      return (await readEnvelope(await send(contract, input, call))) as OutputOf<O>;
    },
    async download(contract, input, call = {}) {
      const response = await send(contract, input, call);
      if (statusOf(response) >= 400) await readEnvelope(response);
      return response;
    },
    async upload<I extends Schema, O extends Schema>(
      contract: UploadEndpoint<I, O>,
      input: InputOf<I>,
      file: Blob,
      call: CallOptions = {},
    ) {
      return (await readEnvelope(await send(contract, input, call, file))) as OutputOf<O>;
    },
  };
}

/** A signal that aborts after so many milliseconds, unless it is stopped. */
function stoppableLimit(milliseconds: number) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), milliseconds);
  return { signal: controller.signal, stop: () => clearTimeout(timer) };
}

function contentTypeOf(method: string, file: Blob | undefined): string | undefined {
  if (file) return file.type || 'application/octet-stream';
  return method === 'POST' ? 'application/json' : undefined;
}

async function readEnvelope(response: Response): Promise<unknown> {
  const answer: unknown = await response.json().catch(() => undefined);
  if (!isEnvelope(answer)) throw new ApiError('NETWORK', '', statusOf(response));
  const { success, errCode, message, data, details } = answer;
  if (!success) throw new ApiError(errCode, message, statusOf(response), details, data);
  return data;
}

function statusOf({ headers, status }: Response): number {
  return Number(headers.get(HEADERS.status) ?? status);
}

function headersOf(options: ClientOptions, call: CallOptions, contentType?: string): Record<string, string> {
  const session = options.session();
  const language = options.language();
  const groupCode = options.groupCode?.();
  return {
    [HEADERS.mappingPath]: options.mappingPath(),
    ...(groupCode && { [HEADERS.groupCode]: groupCode }),
    [HEADERS.language]: languageHeader(language),
    [HEADERS.shortLanguage]: shortLanguageHeader(language),
    ...(contentType && { 'content-type': contentType }),
    ...(session && { [session.header]: session.token }),
    ...(call.idempotencyKey && { [HEADERS.idempotencyKey]: call.idempotencyKey }),
  };
}

/**
 * Where a call with this input goes: its path with the fields in braces filled in, and if `inQuery` the others behind it. Of a call that
 * sends a body, all fields are in the body too.
 */
export function addressOf(contract: Pick<AnyEndpoint, 'path'>, input: unknown, inQuery: boolean): string {
  const rest: Record<string, unknown> = { ...(input ?? {}) };
  const path = contract.path.replace(/\{(\w+)\}/g, (_braces, name: string) => {
    const value = rest[name];
    delete rest[name];
    return typeof value === 'string' || typeof value === 'number' ? encodeURIComponent(value) : '';
  });
  return inQuery ? `${path}${queryString(rest)}` : path;
}

/** Lists repeat their key; objects travel as JSON; undefined and null are left out. */
function queryString(input: unknown): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries((input ?? {}) as Record<string, unknown>)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one === undefined || one === null) continue;
      query.append(key, typeof one === 'object' ? JSON.stringify(one) : String(one));
    }
  }
  const text = query.toString();
  return text && `?${text}`;
}
