import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { assembleScan } from '../testing/assemble-scan.ts';

describe('scan.wasm', () => {
  it('is what scan.wat says', async () => {
    const built = await assembleScan(readFileSync(new URL('./scan.wat', import.meta.url), 'utf8'));
    expect(Buffer.from(built).equals(readFileSync(new URL('./scan.wasm', import.meta.url)))).toBe(true);
  });
});
