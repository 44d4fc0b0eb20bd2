import type { Readable } from 'node:stream';

/**
 * The bytes of uploaded and generated files. What a file is and whom it belongs to is in the table `stored_file`
 * (domains/stored-files). A key is a path below the tenant (`pictures/<name>.jpg`), see `file-key.ts`; keys are made here and never
 * from a reader's file name.
 *
 * All functions throw RangeError for what is no key, and FilesUnavailableError where the store cannot be reached or refuses us.
 */
export interface FilesPort {
  /**
   * Stores the whole content or nothing, under a new key or in the place of the file before; of several at once the last to end stays.
   * @throws ContentMismatchError where the content is not `expected`; the file before stays
   */
  put(
    tenantId: string,
    key: string,
    content: Uint8Array | Readable,
    expected?: Partial<ContentDigest>,
  ): Promise<ContentDigest>;
  /** The content, whole or a range of it; undefined if there is no such file. The caller reads or destroys `body`. */
  get(tenantId: string, key: string, range?: ByteRange): Promise<FileContent | undefined>;
  stat(tenantId: string, key: string): Promise<FileEntry | undefined>;
  /** All files of a tenant, in the order of the bytes of their keys. Those that are still being put are not among them. */
  list(tenantId: string): AsyncIterable<FileEntry>;
  /** Does nothing if there is no such file. */
  remove(tenantId: string, key: string): Promise<void>;
  readonly parts: FileParts;
}

/** Puts a file in parts, each of which may be sent again, with any time and any process between them. */
export interface FileParts {
  /** Answers the name of the upload. */
  begin(tenantId: string, key: string): Promise<string>;
  /**
   * Stores a part whole or not at all, in the place of one with the same number.
   * @param number from 1 to MOST_PARTS
   * @throws UploadUnknownError
   */
  put(tenantId: string, key: string, upload: string, number: number, content: Uint8Array): Promise<void>;
  /** The parts that are there, by number; undefined if there is no such upload. */
  list(tenantId: string, key: string, upload: string): Promise<readonly FilePart[] | undefined>;
  /**
   * Makes the file of all parts. The upload ends, also where the content is not `expected`.
   * @throws ContentMismatchError where a number is missing, a part but the last has less than PART_MIN_BYTES (the upload goes on after
   * both), or the content is not `expected` (then there is no file under the key)
   * @throws UploadUnknownError
   */
  finish(
    tenantId: string,
    key: string,
    upload: string,
    expected?: Partial<ContentDigest>,
  ): Promise<ContentDigest>;
  /** Does nothing if there is no such upload. */
  abandon(tenantId: string, key: string, upload: string): Promise<void>;
  /** Removes uploads without a new part since an instant, and what a `put` left whose process ended. Answers how many. */
  removeUnfinished(tenantId: string, before: Date): Promise<number>;
}

/** S3 takes no smaller part but the last, and so no adapter does. */
export const PART_MIN_BYTES = 5 * 1024 * 1024;
/** S3 takes no more. */
export const MOST_PARTS = 10_000;

export interface ContentDigest {
  /** In bytes. */
  readonly size: number;
  /** SHA-256, 64 lower-case hexadecimal digits. */
  readonly sha256: string;
}

/** Places of bytes from 0, both included. Without `to`, and where `to` is behind the end, the range goes to the end. */
export interface ByteRange {
  readonly from: number;
  readonly to?: number;
}

export interface FileContent {
  /** Empty where the range begins at the end or behind it. It fails where the content is cut. */
  readonly body: Readable;
  /** The size of the whole file in bytes. */
  readonly size: number;
}

export interface FileEntry {
  readonly key: string;
  readonly size: number;
  /** By the clock of the store. */
  readonly modifiedAt: Date;
}

export interface FilePart {
  readonly number: number;
  readonly size: number;
}

declare module '../../platform/deps.ts' {
  interface Deps {
    readonly files: FilesPort;
  }
}
