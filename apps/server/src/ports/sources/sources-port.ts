import type {
  ProviderBodyType,
  ProviderFault,
  ProviderKeyPlace,
  ProviderValue,
} from '@lectern/contracts/discovery/providers/provider';

/** How a source is asked: what staff wrote, with its key. */
export interface SourceEntry {
  readonly kind: 'json' | 'xml';
  /** Address template; the same for the body. */
  readonly address: string;
  readonly method: 'GET' | 'POST';
  readonly body: string;
  readonly bodyType: ProviderBodyType;
  readonly keyPlace: ProviderKeyPlace;
  readonly keyName: string;
  readonly mapping: string;
}

/** What is known of a book, for the names in braces. A value that is not known is absent; none is about a reader. */
export type SourceValues = Readonly<Partial<Record<ProviderValue, string>>>;

/** A request as it is sent, or shown: without the key there. */
export interface SourceRequest {
  readonly url: URL;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** What came back, and what became of it. */
export interface SourceAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: Buffer;
}

/** Why a source has no usable answer. `reason` is for staff, in English; it holds neither the key nor words of readers. */
export interface SourceFault {
  readonly fault: ProviderFault;
  readonly reason: string;
}

/** Outside sources that are described by data: an address with names in braces, and a mapping of the answer (docs/providers.md). */
export interface Sources {
  /** Whether the address may be asked at all: by https, or on a host of the installation. */
  isAllowed(address: string): boolean;
  /** What is wrong with a mapping, in English; undefined where it can be run. */
  checkMapping(mapping: string): Promise<string | undefined>;
  /** Sends a request. @throws OutsideError */
  send(tenantId: string, request: SourceRequest): Promise<SourceAnswer>;
  /** The answer, mapped: a JSON value, null for none. @throws SourceFaultError */
  read(
    entry: Pick<SourceEntry, 'kind' | 'mapping'>,
    answer: SourceAnswer,
    values: SourceValues,
  ): Promise<unknown>;
  /** Ends the thread that maps. */
  close(): Promise<void>;
}

declare module '../../platform/deps.ts' {
  interface Deps {
    readonly sources: Sources;
  }
}
