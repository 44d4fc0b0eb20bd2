import { readTitleList, type TitleListReader } from '../read-title-list.ts';
import type { TitleFault } from '../title-fault.ts';
import type { TitleRow } from '../title-row.ts';

/** Stands for the rule of the domain: http or https, no account, a host with a dot. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^/?#\s@]+\.[^/?#\s@]+[^\s]*$/i.test(text);
}

/** The bytes in pieces of a size. */
export async function* inPieces(bytes: Uint8Array, size = bytes.length || 1): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** All that comes out of a list. */
export async function readList(
  source: AsyncIterable<Uint8Array> | Uint8Array | string,
  options: Partial<TitleListReader> = {},
) {
  const rows: TitleRow[] = [];
  const batches: number[] = [];
  const faults: TitleFault[] = [];
  const bytes = typeof source === 'string' ? Buffer.from(source) : source;
  const outcome = await readTitleList(bytes instanceof Uint8Array ? inPieces(bytes) : bytes, {
    isWebAddress,
    onFault: (fault) => faults.push(fault),
    async onRows(more) {
      rows.push(...more);
      batches.push(more.length);
    },
    ...options,
  });
  return { outcome, rows, batches, faults };
}
