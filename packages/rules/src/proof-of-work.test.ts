import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findProof, isProof } from './proof-of-work.ts';

it('finds a proof that SHA-256 of another library agrees with', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.integer({ min: 0, max: 10 }), async (challenge, bits) => {
      const proof = await findProof({ challenge, bits });
      const hash = createHash('sha256').update(`${challenge}:${proof}`, 'utf8').digest();
      expect(hash.readUInt32BE() < 2 ** (32 - bits)).toBe(true);
      expect(isProof({ challenge, bits }, proof)).toBe(true);
    }),
  );
});

it('takes no proof of another challenge, and none of too few bits', async () => {
  const proof = await findProof({ challenge: 'one', bits: 12 });
  expect(isProof({ challenge: 'other', bits: 12 }, proof)).toBe(false);
  expect(isProof({ challenge: 'one', bits: 60 }, proof)).toBe(false);
});

it('stops when it is told to', async () => {
  await expect(findProof({ challenge: 'one', bits: 200 }, AbortSignal.timeout(20))).rejects.toThrow();
});
