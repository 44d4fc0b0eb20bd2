import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { CATALOGUE } from './catalogue.ts';
import { isForStaff, permissionOf } from './kernel/access.ts';
import { COMMON_ERRORS } from './kernel/common-errors.ts';
import { type AnyEndpoint, parserOf } from './kernel/endpoint.ts';
import { PERMISSIONS } from './people/staff/permissions.ts';

const named = CATALOGUE.map((contract) => ({ name: contract.path, contract }));

/** Every contract that any file of a domain's folder exports, by itself or in a table of like ones. */
async function contractsInFolders(): Promise<AnyEndpoint[]> {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[a-z-]+\/[a-z/-]+\.ts$/.test(file.replaceAll('\\', '/')))
    .map((file) => join(import.meta.dirname, file));
  const modules = (await Promise.all(files.map((file) => import(file)))) as Record<string, unknown>[];
  const exported = modules.flatMap((module) => Object.values(module));
  const inTables = exported.flatMap((value) => (Array.isArray(value) ? value.map(contractOf) : []));
  return [...exported, ...inTables].filter(isContract);
}

/** The contract of a row of a table, which has more than the contract. Lists of contracts alone have no such rows. */
function contractOf(row: unknown): unknown {
  return typeof row === 'object' && row !== null && 'contract' in row ? row.contract : undefined;
}

function isContract(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'methods' in value && 'rateLimit' in value;
}

describe('the catalogue', () => {
  it('lists every contract of every domain once', async () => {
    const written = (await contractsInFolders()).map(({ path }) => path).sort();
    expect(CATALOGUE.map(({ path }) => path).sort()).toEqual(written);
  });

  it('asks staff for permissions that exist', () => {
    const asked = CATALOGUE.flatMap(({ access }) => (isForStaff(access) ? (permissionOf(access) ?? []) : []));
    expect(asked.length).toBeGreaterThan(0);
    for (const permission of asked) expect(PERMISSIONS).toContain(permission);
  });

  it.each(named)('$name lists only refusals of its own, each once', ({ contract }) => {
    const codes = [...COMMON_ERRORS, ...contract.errors].map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it.each(named)(
    '$name can be described: path, one line, a limit, input and output as JSON Schema',
    ({ contract }) => {
      expect(contract.path).toMatch(/^(\/([A-Za-z0-9_-]+|\{\w+\}))+$/);
      expect(contract.summary).toMatch(/^[A-Z].*[^.]$/);
      expect(contract.rateLimit.max).toBeGreaterThan(0);
      const input = z.toJSONSchema(parserOf(contract.input), { io: 'input', unrepresentable: 'any' });
      for (const one of input.anyOf ?? [input]) expect(one).toMatchObject({ type: 'object' });
      if (contract.kind === 'call') {
        expect(() =>
          z.toJSONSchema(parserOf(contract.output), { io: 'output', unrepresentable: 'any' }),
        ).not.toThrow();
      }
    },
  );
});
