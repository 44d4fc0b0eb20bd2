import type { Readable } from 'node:stream';

/**
 * Where uploaded and generated files lie. A key is a path of ours below the tenant (`imports/<id>/rejected.jsonl`):
 * lower-case letters, digits, dot, hyphen, underscore and slash, never from a reader's file name.
 */
export interface FilesPort {
  /** Stores the whole content or nothing; a file of the same key is replaced. */
  put(tenantId: string, key: string, content: Uint8Array | Readable): Promise<void>;
  /** The content, or undefined where there is no such file. */
  get(tenantId: string, key: string): Promise<Readable | undefined>;
  remove(tenantId: string, key: string): Promise<void>;
}

declare module '../../platform/deps.ts' {
  interface Deps {
    readonly files: FilesPort;
  }
}
