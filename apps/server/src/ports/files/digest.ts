import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { ContentMismatchError } from './files-errors.ts';
import type { ContentDigest } from './files-port.ts';

/** Counts and hashes content while it passes. */
export interface Digester {
  update(bytes: Uint8Array): void;
  /** May be asked once. */
  digest(): ContentDigest;
}

export function createDigester(): Digester {
  const hash = createHash('sha256');
  let size = 0;
  return {
    update(bytes) {
      size += bytes.byteLength;
      hash.update(bytes);
    },
    digest: () => ({ size, sha256: hash.digest('hex') }),
  };
}

/** Reads content to its end for its size and hash. */
export async function digestOf(content: Readable): Promise<ContentDigest> {
  const digester = createDigester();
  for await (const bytes of content) digester.update(bytes as Uint8Array);
  return digester.digest();
}

/** @throws ContentMismatchError */
export function checkDigest(found: ContentDigest, expected: Partial<ContentDigest> = {}): ContentDigest {
  if (expected.size !== undefined && expected.size !== found.size)
    throw new ContentMismatchError(`${found.size} bytes came, ${expected.size} were announced`);
  if (expected.sha256 !== undefined && expected.sha256 !== found.sha256)
    throw new ContentMismatchError('the content has another hash than was announced');
  return found;
}
