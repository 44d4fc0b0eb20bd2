import { parentPort } from 'node:worker_threads';
import {
  DamagedFileError,
  IndexMissingError,
  SearchLimitError,
  SearchUnavailableError,
} from '../search-errors.ts';

/** The calls that a worker answers: by name of the call, what goes in and what comes out. */
export type Calls<C> = { readonly [K in keyof C]: { readonly input: unknown; readonly answer: unknown } };

export interface CallMessage {
  readonly id: number;
  readonly call: string;
  readonly input: unknown;
}

export type AnswerMessage =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failure: Failure };

/** Errors lose their class on the way between threads, so those that callers tell apart travel as data. */
export type Failure =
  | {
      readonly kind: 'limit';
      readonly limit: SearchLimitError['limit'];
      readonly allowed: number;
      readonly requested: number;
    }
  | { readonly kind: 'missing'; readonly index: string }
  | { readonly kind: 'unavailable' | 'damaged' | 'other'; readonly message: string };

export type Handlers<C extends Calls<C>> = {
  readonly [K in keyof C]: (input: C[K]['input']) => C[K]['answer'] | Promise<C[K]['answer']>;
};

/** Answers the calls of this thread's parent, one after another where handlers are synchronous. */
export function serveCalls<C extends Calls<C>>(handlers: Handlers<C>): void {
  const port = parentPort;
  if (port === null) throw new Error('not a worker thread');
  port.on('message', ({ id, call, input }: CallMessage) => {
    const answer = async () => handlers[call as keyof C](input as C[keyof C]['input']);
    answer().then(
      (value) => port.postMessage({ id, answer: value } satisfies AnswerMessage),
      (error: unknown) => port.postMessage({ id, failure: toFailure(error) } satisfies AnswerMessage),
    );
  });
}

function toFailure(error: unknown): Failure {
  if (error instanceof SearchLimitError) {
    return { kind: 'limit', limit: error.limit, allowed: error.allowed, requested: error.requested };
  }
  if (error instanceof IndexMissingError) return { kind: 'missing', index: error.index };
  if (error instanceof SearchUnavailableError) return { kind: 'unavailable', message: error.message };
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return { kind: error instanceof DamagedFileError ? 'damaged' : 'other', message };
}

export function fromFailure(failure: Failure): Error {
  switch (failure.kind) {
    case 'limit':
      return new SearchLimitError(failure.limit, failure.allowed, failure.requested);
    case 'missing':
      return new IndexMissingError(failure.index);
    case 'unavailable':
      return new SearchUnavailableError(failure.message);
    case 'damaged':
      return new DamagedFileError(failure.message);
    case 'other':
      return new Error(failure.message);
  }
}
