import { readFileSync } from 'node:fs';

/** The functions of scan.wat, over one memory. All addresses are in bytes. */
export interface ScanFunctions {
  /** Writes pairs (place as u32, score as f32) of the rows that score higher than `above` to `found`, and returns how many. */
  scan(
    rows: number,
    scales: number,
    count: number,
    size: number,
    question: number,
    above: number,
    found: number,
  ): number;
  /** The place of the row with the highest score; -1 of none. */
  nearest(rows: number, scales: number, count: number, size: number, question: number): number;
  /** Writes a row as signed 16-bit numbers to `question`. */
  widen(row: number, size: number, question: number): void;
}

let compiled: WebAssembly.Module | undefined;

/** The functions of scan.wat over a shared memory. Every Node that the portal runs on has SIMD, so there is no other way to scan. */
export function scanFunctions(memory: WebAssembly.Memory): ScanFunctions {
  compiled ??= new WebAssembly.Module(readFileSync(new URL('./scan.wasm', import.meta.url)));
  const { exports } = new WebAssembly.Instance(compiled, { lectern: { memory } });
  return exports as unknown as ScanFunctions;
}
