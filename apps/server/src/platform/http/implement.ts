import type { Readable } from 'node:stream';
import type { PatronAccess, SessionPurpose, StaffAccess } from '@lectern/contracts/kernel/access';
import type { CommonCode } from '@lectern/contracts/kernel/common-errors';
import type {
  Access,
  AnyEndpoint,
  Endpoint,
  InputOf,
  OutputOf,
  RawEndpoint,
  RawReply,
  Schema,
  UploadEndpoint,
} from '@lectern/contracts/kernel/endpoint';
import type { Language } from '@lectern/contracts/kernel/languages';
import { isRefusal, type Refusal } from '@lectern/contracts/kernel/refusal';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../tenants/tenant-registry.ts';
import type { Browser } from './browser-cookie.ts';
import { CallError } from './call-error.ts';
import type { Visitor } from './visitor.ts';

export interface PatronActor {
  readonly kind: 'patron';
  readonly id: string;
  readonly tokenHash: string;
  readonly purpose: SessionPurpose;
}

/** Where a member of the staff works, as chosen for the session. */
export interface StaffDesk {
  /** Empty until a desk is chosen. */
  readonly libraryCode: string;
  /** The name of the desk in its library. */
  readonly name: string;
}

export interface StaffActor {
  readonly kind: 'staff';
  readonly id: string;
  readonly tokenHash: string;
  readonly permissions: ReadonlySet<string>;
  readonly desk: StaffDesk;
}

export type Actor = PatronActor | StaffActor;

/** Who asks, for which library, in which language: decided before the handler runs. */
export interface CallContext<A extends Access = Access> {
  readonly tenant: Tenant;
  readonly language: Language;
  readonly requestId: string;
  /** Where readers reach this server, for addresses in what they take away: `https://library.example.org`. */
  readonly origin: string;
  readonly browser: Browser;
  /** Names the caller for counters: the session, or the address where there is none. Never logged. */
  readonly caller: string;
  /** Names the network that the caller is in, signed in or not, for counters. Never logged. */
  readonly network: string;
  /** The IP address of the caller, behind trusted proxies too, for rules about places. Neither stored nor logged. */
  readonly address: string;
  /** The caller as it may be stored with a session and shown to its reader. */
  readonly visitor: Visitor;
  /** The caller says that it is a program that reads the web. */
  readonly isCrawler?: boolean;
  /** As `network`, of the wider block that one person's addresses are often in. Never logged. */
  readonly block: string;
  /** Stores the answer to the call's Idempotency-Key in the transaction of the act; see `answerAct`. Absent without a key. */
  readonly keepAnswer?: (tx: Tx, answer: unknown) => Promise<void>;
  readonly patron: A extends PatronAccess ? PatronActor : PatronActor | undefined;
  readonly staff: A extends StaffAccess ? StaffActor : StaffActor | undefined;
}

export interface Call<I extends Schema, A extends Access> {
  readonly input: OutputOf<I>;
  readonly context: CallContext<A>;
  readonly deps: Deps;
}

/** The file that a call of kind `upload` takes. */
export interface Upload {
  /** As the client says; without parameters. */
  readonly mediaType: string;
  /** The whole content, at most as large as the contract allows. @throws CallError where it is larger. */
  read(): Promise<Buffer>;
  /** The content while it arrives. Fails with the same CallError. */
  readonly stream: Readable;
}

/** A file of which a part can be sent. */
export interface PartsOfFile {
  /** Of the whole, in bytes. */
  readonly size: number;
  /** The bytes from one place to another, both included. */
  open(range: { readonly from: number; readonly to: number }): Promise<Readable | undefined>;
}

export interface RawAnswers {
  readonly download: {
    readonly fileName: string;
    readonly contentType: string;
    readonly body: string | Uint8Array | Readable;
    /** How long the reader's own browser may keep it. Default: not at all. */
    readonly keptSeconds?: number;
    /** Shown in the page instead of saved. */
    readonly inline?: boolean;
    /** For sounds and films: browsers ask for parts, and `body` is not sent then. */
    readonly parts?: PartsOfFile;
  };
  readonly stream: { readonly contentType: string; readonly body: AsyncIterable<string> };
  readonly redirect: { readonly location: string };
}

interface AnyCall {
  readonly input: unknown;
  readonly context: CallContext;
  readonly deps: Deps;
  readonly upload?: Upload;
}

/** A contract with the function that does its work; `handle` raises a refusal as a CallError. */
export interface Implementation {
  readonly contract: AnyEndpoint;
  readonly handle: (call: AnyCall) => Promise<unknown>;
}

/** Answers, or refuses with what the contract lists or any call may answer; another refusal does not compile. */
type Handler<I extends Schema, E extends string, A extends Access, Answer> = (
  call: Call<I, A>,
) => Promise<Answer | Refusal<E | CommonCode>>;

/**
 * Joins a contract and its handler: `implement(renewLoans)(async ({ input, context, deps }) => ...)`.
 * Curried, because with both in one call literals of the reply would widen.
 */
export function implement<I extends Schema, O extends Schema, E extends string, A extends Access>(
  contract: Endpoint<I, O, E, A>,
): (handler: Handler<I, E, A, InputOf<O>>) => Implementation {
  return (handler) => join(contract, handler);
}

/** The same for a call that answers a file, a stream or a redirect. */
export function implementRaw<I extends Schema, R extends RawReply, E extends string, A extends Access>(
  contract: RawEndpoint<I, R, E, A>,
): (handler: Handler<I, E, A, RawAnswers[R]>) => Implementation {
  return (handler) => join(contract, handler);
}

/** The same for a call that takes a file. */
export function implementUpload<I extends Schema, O extends Schema, E extends string, A extends Access>(
  contract: UploadEndpoint<I, O, E, A>,
): (
  handler: (call: Call<I, A> & { readonly upload: Upload }) => Promise<InputOf<O> | Refusal<E | CommonCode>>,
) => Implementation {
  return (handler) => join(contract, (call) => handler(call as typeof call & { readonly upload: Upload }));
}

function join<I extends Schema, E extends string, A extends Access>(
  contract: AnyEndpoint,
  handler: Handler<I, E, A, unknown>,
): Implementation {
  return {
    contract,
    // The pipeline has parsed the input with the contract's schema and checked its access: the types hold.
    handle: async ({ input, context, ...rest }) => {
      const answer = await handler({
        input: input as OutputOf<I>,
        context: context as CallContext<A>,
        ...rest,
      });
      if (isRefusal(answer)) throw new CallError(answer);
      return answer;
    },
  };
}
