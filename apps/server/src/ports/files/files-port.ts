import type { Readable } from 'node:stream';

/**
 * The store for uploaded and generated files. A key is a path below the tenant (`imports/<id>/rejected.jsonl`) of
 * lower-case letters, digits, dots, hyphens, underscores and slashes. It is never made from a reader's file name.
 */
export interface FilesPort {
  /** Stores the complete content or nothing. Replaces a file with the same key. */
  put(tenantId: string, key: string, content: Uint8Array | Readable): Promise<void>;
  /** The content; undefined if there is no such file. */
  get(tenantId: string, key: string): Promise<Readable | undefined>;
  remove(tenantId: string, key: string): Promise<void>;
}

declare module '../../platform/deps.ts' {
  interface Deps {
    readonly files: FilesPort;
  }
}
