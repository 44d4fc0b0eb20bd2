import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGUE } from '@lectern/contracts/catalogue';
import { PROVIDER_ALIASES } from '@lectern/contracts/discovery/providers/provider-aliases';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const CONTRACT = /export const \w+ = (?:rawEndpoint|uploadEndpoint|endpoint)\(\{[\s\S]*?path: '([^']+)'/g;

/** The module of each contract by the path of its call. */
function modulesOfCalls(): Map<string, string> {
  const folder = join(ROOT, 'packages/contracts/src');
  const modules = filesOf(folder).flatMap((file) =>
    Array.from(readFileSync(join(folder, file), 'utf8').matchAll(CONTRACT), ([, path = '']) => {
      const module = `@lectern/contracts/${file.replaceAll('\\', '/').replace(/\.ts$/, '')}`;
      return [path, module] as const;
    }),
  );
  // Made from a table, for other systems: no page has one of them by its module.
  const aliases = PROVIDER_ALIASES.map(({ contract }) => [contract.path, contract.path] as const);
  return new Map([...modules, ...aliases]);
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|fixtures)\.tsx?$/.test(file),
  );
}

describe('every call', () => {
  const modules = modulesOfCalls();
  const web = join(ROOT, 'apps/web/src');
  const pages = filesOf(web)
    .map((file) => readFileSync(join(web, file), 'utf8'))
    .join('\n');
  const guide = readFileSync(join(ROOT, 'docs/integrate.md'), 'utf8');
  const named = new Set(
    Array.from(guide.matchAll(/^\| `(?:GET|POST)[^`]* (\/[^`]+)`/gm), ([, path]) => path),
  );

  it('has a contract that this test finds', () => {
    expect([...modules.keys()].sort()).toEqual([...new Set(CATALOGUE.map(({ path }) => path))].sort());
  });

  it('is used by the pages, or the guide for integrators says what it is for', () => {
    const unknown = [...modules].filter(
      ([path, module]) => !pages.includes(`'${module}'`) && !named.has(path),
    );
    expect(unknown.map(([path]) => path)).toEqual([]);
  });

  it('that the guide names exists', () => {
    expect([...named].filter((path) => !modules.has(path ?? ''))).toEqual([]);
  });
});
