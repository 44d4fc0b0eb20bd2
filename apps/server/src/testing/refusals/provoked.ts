import type { AnyEndpoint, InputOf, Schema, UploadEndpoint } from '@lectern/contracts/kernel/endpoint';
import type { ErrorDefinition } from '@lectern/contracts/kernel/error-definition';
import type { RefusingLibrary } from './refusing-library.ts';

/** Brings the library into a state in which the call is refused, and answers what it is then asked. */
export type Way<Input> = (library: RefusingLibrary) => Input | Promise<Input>;

export interface Provoked {
  readonly contract: AnyEndpoint;
  readonly ways: Readonly<Record<string, Way<unknown>>>;
}

/** How each refusal that a contract lists is provoked; one that is missing, or that it does not list, does not compile. */
export function provoked<I extends Schema, E extends string>(
  contract: AnyEndpoint & { readonly input: I; readonly errors: readonly ErrorDefinition<E>[] },
  ways: { readonly [Code in NoInfer<E>]: Way<InputOf<I>> },
): Provoked {
  return { contract, ways: ways as Provoked['ways'] };
}

/** A file with what is said beside it. */
export interface FileAndInput {
  readonly file: Blob;
  readonly input: Readonly<Record<string, unknown>>;
}

/** The same for a call that takes a file: each way answers the file that is sent. */
export function provokedUpload<E extends string>(
  contract: UploadEndpoint<Schema, Schema, E>,
  ways: { readonly [Code in NoInfer<E>]: Way<Blob | FileAndInput> },
): Provoked {
  return { contract, ways: ways as Provoked['ways'] };
}
