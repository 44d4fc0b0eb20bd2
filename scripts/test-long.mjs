// `npm run test:long`: everything, in parts that can be run alone (`-- --part NAME`). Parts that passed on this commit are not run again,
// unless `--again` asks for it. The results are kept in docs/proofs.md.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { PARTS } from './long/parts.mjs';
import { addProof, PROOFS } from './long/proofs.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const results = join(root, '.cache/long-results.json');

const { values } = parseArgs({
  options: { part: { type: 'string', multiple: true }, again: { type: 'boolean', default: false } },
});
const names = PARTS.map(({ name }) => name);
const unknown = values.part?.filter((name) => !names.includes(name)) ?? [];
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. The parts are: ${names.join(', ')}.`);
  process.exit(2);
}

ensureInstalled(root);
const tree = treeTested();
const known = readResults();
for (const name of values.part ?? names) {
  if (known[name]?.passed && !values.again) {
    console.log(`${name}: passed on ${tree} before.`);
    continue;
  }
  console.log(`\n==== ${name}`);
  const began = Date.now();
  const { status } = spawnSync(process.execPath, ['scripts/long/run-part.mjs', name], {
    cwd: root,
    stdio: 'inherit',
  });
  known[name] = { passed: status === 0, minutes: Math.ceil((Date.now() - began) / 60_000) };
  mkdirSync(dirname(results), { recursive: true });
  writeFileSync(results, JSON.stringify({ tree, parts: known }));
}
const proof = join(root, PROOFS);
writeFileSync(proof, addProof(readFileSync(proof, 'utf8'), { tree, names, results: known, now: new Date() }));
const failed = names.filter((name) => known[name] && !known[name].passed);
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}.`);
process.exitCode = failed.length > 0 ? 1 : 0;

/** The commit, with a sign for changes besides the list of proofs itself. */
function treeTested() {
  /** @param {string[]} words */
  const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
  const changes = git('status', '--porcelain', '--', ':/', `:!${PROOFS}`);
  return `${git('rev-parse', '--short', 'HEAD')}${changes === '' ? '' : ' with changes'}`;
}

/**
 * The results of the parts that were run on this tree. Of a tree with changes nobody knows whether they are still the same.
 * @returns {import('./long/proofs.mjs').Results}
 */
function readResults() {
  if (tree.endsWith('changes')) return {};
  try {
    const kept = JSON.parse(readFileSync(results, 'utf8'));
    return kept.tree === tree ? kept.parts : {};
  } catch {
    return {};
  }
}
