import type * as z from 'zod';
import type { Access } from './access.ts';
import type { ErrorDefinition } from './error-definition.ts';
import { UPLOAD_ERRORS, type UploadCode } from './upload-errors.ts';

export type { Access } from './access.ts';

/** Only the type-level half of a schema: constraining to `z.ZodType` makes 300 calls type-check ten times slower. */
export interface Schema<Input = unknown, Output = unknown> {
  readonly _zod: { readonly input: Input; readonly output: Output };
}

export type InputOf<S extends Schema> = S['_zod']['input'];
export type OutputOf<S extends Schema> = S['_zod']['output'];

export type Method = 'GET' | 'POST';

/** At most `max` calls in `windowSeconds` for one caller: the session, or the address where there is none. */
export interface RateLimit {
  readonly max: number;
  readonly windowSeconds: number;
}

export interface EndpointTraits<I extends Schema, E extends string, A extends Access> {
  /** A call with both methods reads the same input from the query string or the JSON body. */
  readonly methods: readonly [Method, ...Method[]];
  /** A name in braces is a field of the input that is written in the path: `/orders/{channel}`. */
  readonly path: `/${string}`;
  /** `spec`: path and methods are fixed by the specification's catalogue; `ours`: designed here. */
  readonly origin: 'spec' | 'ours';
  readonly access: A;
  /** Where the tenant is named: the mappingPath header (or the session), or for the very first call its input. */
  readonly tenantFrom?: 'header' | 'input';
  /** One line for the API page. */
  readonly summary: string;
  readonly input: I;
  /** What this call may answer besides what every call may (see COMMON_ERRORS); its ports' refusals too. */
  readonly errors: readonly ErrorDefinition<E>[];
  readonly rateLimit: RateLimit;
  /** Set on what ends the session: the browser is told to forget what it cached of this site. */
  readonly clearsCache?: boolean;
  /** Set where the input holds a password, code or ticket: a library can refuse it in an address (GET). */
  readonly carriesSecrets?: boolean;
  /** Set on what moves money or items: a repeated Idempotency-Key header gets the first answer again. */
  readonly idempotent?: boolean;
}

/** A call that answers the envelope `{success, errCode, message, data}` with `data` in the shape of `output`. */
export interface Endpoint<
  I extends Schema = Schema,
  O extends Schema = Schema,
  E extends string = string,
  A extends Access = Access,
> extends EndpointTraits<I, E, A> {
  readonly kind: 'call';
  readonly output: O;
  /**
   * The refusal that an answer amounts to: the envelope then says `success: false` with this error's code, and the answer is its data. For
   * calls on many rows, where none was done. The answer is kept for a repeated Idempotency-Key as any other.
   */
  refusalIn?(answer: OutputOf<O>): ErrorDefinition<E, Record<never, never>> | undefined;
}

/** What a raw endpoint answers instead of the envelope; its refusals are envelopes all the same. */
export type RawReply = 'download' | 'stream' | 'redirect';

/** A call whose success is a file, a stream of lines or a redirect. */
export interface RawEndpoint<
  I extends Schema = Schema,
  R extends RawReply = RawReply,
  E extends string = string,
  A extends Access = Access,
> extends EndpointTraits<I, E, A> {
  readonly kind: 'raw';
  readonly reply: R;
  /** Media types that a success may have; none for a redirect. */
  readonly contentTypes: readonly string[];
}

/**
 * A call whose body is one file: its bytes alone, with their media type in the header `content-type`. Its input is in the query string. The
 * file is read while it arrives, after access and rate were checked, and no more of it than `maxBytes`. It answers the envelope.
 */
export interface UploadEndpoint<
  I extends Schema = Schema,
  O extends Schema = Schema,
  E extends string = string,
  A extends Access = Access,
> extends EndpointTraits<I, E, A> {
  readonly kind: 'upload';
  readonly output: O;
  readonly maxBytes: number;
  /** Media types that the file may have, without parameters. The handler checks the content itself. */
  readonly mediaTypes: readonly [string, ...string[]];
}

export type AnyEndpoint = Endpoint | RawEndpoint | UploadEndpoint;

const ORDINARY_RATE: RateLimit = { max: 300, windowSeconds: 60 };

type Given<T extends { rateLimit: RateLimit; kind: string }> = Omit<T, 'kind' | 'rateLimit'> & {
  rateLimit?: RateLimit;
};

/** Defines a call. The returned object is all that server, client and API page know about it. */
export function endpoint<
  I extends Schema,
  O extends Schema,
  const E extends string = never,
  const A extends Access = Access,
>(definition: Given<Endpoint<I, O, E, A>>): Endpoint<I, O, E, A> {
  return { rateLimit: ORDINARY_RATE, ...definition, kind: 'call' };
}

/** Defines a call that answers a file, a stream or a redirect. */
export function rawEndpoint<
  I extends Schema,
  const R extends RawReply,
  const E extends string = never,
  const A extends Access = Access,
>(definition: Given<RawEndpoint<I, R, E, A>>): RawEndpoint<I, R, E, A> {
  return { rateLimit: ORDINARY_RATE, ...definition, kind: 'raw' };
}

/** Uploads of one reader: each costs more than an ordinary call. */
const UPLOAD_RATE: RateLimit = { max: 20, windowSeconds: 60 };

/** Defines a call that takes a file. What every upload may refuse (size, media type) is among its errors without being listed. */
export function uploadEndpoint<
  I extends Schema,
  O extends Schema,
  const E extends string = never,
  const A extends Access = Access,
>(definition: Omit<Given<UploadEndpoint<I, O, E, A>>, 'methods'>): UploadEndpoint<I, O, E | UploadCode, A> {
  return {
    rateLimit: UPLOAD_RATE,
    ...definition,
    methods: ['POST'],
    errors: [...UPLOAD_ERRORS, ...definition.errors],
    kind: 'upload',
  };
}

/** The runtime schema behind a contract's type-level one. */
export function parserOf(schema: Schema): z.ZodType {
  return schema as z.ZodType;
}
