// Format, lint, types, import lines and the built web app: everything that can be known without a test.
import { runAll } from './run-all.mjs';

await runAll([
  ['Format and lint', 'npx', ['biome', 'ci', '--colors=off', '--max-diagnostics=20', '.']],
  ['Lint with types', 'npx', ['oxlint', '--type-aware', 'packages', 'apps', 'e2e', 'bench']],
  ['Types', 'npx', ['tsc', '-p', 'tsconfig.json']],
  ['Types of the web app', 'npx', ['tsc', '-p', 'apps/web/tsconfig.json']],
  ['Types of the browser tests', 'npx', ['tsc', '-p', 'e2e/tsconfig.json']],
  ['Imports', 'node', ['scripts/check-imports.mjs']],
  ['Regular expressions', 'node', ['--import', 'tsx', 'scripts/check-expressions.ts']],
  ['Dependencies', 'node', ['scripts/check-dependencies.mjs']],
  ['Built web app', 'node', ['--import', 'tsx', 'apps/web/build/testing/check-start.ts']],
]);
