import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { leanContract } from './lean-contracts.ts';

const contracts = fileURLToPath(new URL('../../../packages/contracts/src/', import.meta.url));

const RENEW = `
import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';

const row = z.object({ loanId: z.string() });
export const LIMITS = { rows: z.int() };
export const MAX_ROWS = 50;

/** Renews. */
export const renewLoans = endpoint({
  methods: ['POST'],
  path: '/find/lendbook/reNew',
  access: 'patron',
  summary: 'Renew loans',
  input: z.object({ loanIds: z.array(z.string()).max(MAX_ROWS) }),
  output: z.array(row),
  errors: [LOAN_LIMIT],
  refusalIn: ({ renewed }) => (renewed === 0 ? LOAN_LIMIT : undefined),
  idempotent: true,
});

export function rowsOf(value: string) {
  return z.array(z.literal(value));
}
`;

const LOST = `
export const CARD_LOST = defineError({
  code: 'CARD_LOST',
  status: 409,
  words: { 'en-US': 'Your card is reported lost.' },
});
`;

describe('a contract for browsers', () => {
  it.each(['endpoint', 'rawEndpoint'])(
    'of %s keeps what a call is made with, and loses what only a server checks',
    (kind) => {
      const lean = leanContract(RENEW.replace('= endpoint(', `= ${kind}(`), 'renew-loans.ts');
      for (const kept of [
        "path: '/find/lendbook/reNew'",
        "access: 'patron'",
        'idempotent: true',
        'MAX_ROWS = 50',
      ])
        expect(lean).toContain(kept);
      for (const lost of ['Renew loans', 'loanIds', 'LOAN_LIMIT']) expect(lean).not.toContain(lost);
    },
  );

  it('of an upload loses its schemas, and keeps the errors that it adds to', () => {
    const lean = leanContract(RENEW.replace('= endpoint(', '= uploadEndpoint('), 'renew-loans.ts');
    expect(lean).not.toContain('loanIds');
    expect(lean).toContain('errors: [LOAN_LIMIT]');
  });

  it('keeps the code of an error, and loses its words', () => {
    const lean = leanContract(LOST, 'errors.ts');
    expect(lean).toContain("code: 'CARD_LOST'");
    expect(lean).toContain('/* @__PURE__ */');
    expect(lean).not.toContain('Your card');
  });

  it('makes every schema one that a bundler may drop, and leaves functions as they are', () => {
    const lean = leanContract(RENEW, 'renew-loans.ts');
    expect(lean).toContain('const row = /* @__PURE__ */ (() => (z.object({ loanId: z.string() })))();');
    expect(lean).toContain('LIMITS = /* @__PURE__ */ (() => ({ rows: z.int() }))();');
    expect(lean).toContain('return z.array(z.literal(value));');
  });

  it('can be read for each contract of the catalogue', () => {
    const files = readdirSync(contracts, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
    );
    expect(files.length).toBeGreaterThan(50);
    for (const file of files) {
      const lean = leanContract(readFileSync(contracts + file, 'utf8'), file);
      expect(parseSync(file, lean).errors, file).toEqual([]);
    }
  });
});
