import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** Tries between two looks at what else waits: some milliseconds. */
const TRIES_AT_ONCE = 2_000;

/** Work that a caller has to do: to find a number whose SHA-256 with the challenge begins with so many zero bits (Hashcash, Back 2002). */
export interface Work {
  readonly challenge: string;
  /** 2 to the power of this many tries on average. */
  readonly bits: number;
}

/** True if the work was done. */
export function isProof({ challenge, bits }: Work, proof: string): boolean {
  return leadingZeroBits(sha256(utf8ToBytes(`${challenge}:${proof}`))) >= bits;
}

/** Does the work, in pieces, so that a page stays alive. Rejects with the reason of the signal. */
export async function findProof(work: Work, signal?: AbortSignal): Promise<string> {
  for (let number = 0; ; number++) {
    if (isProof(work, String(number))) return String(number);
    if (number % TRIES_AT_ONCE === TRIES_AT_ONCE - 1) {
      await new Promise((resolve) => setTimeout(resolve));
      signal?.throwIfAborted();
    }
  }
}

function leadingZeroBits(bytes: Uint8Array): number {
  let bits = 0;
  for (const byte of bytes) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24;
    bits += 8;
  }
  return bits;
}
