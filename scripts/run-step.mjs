import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Runs one step where people see what it prints; ends the process where it fails.
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
export function run(name, command, args, env = {}) {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...withoutEmpty(env) },
  });
  if (error) console.error(error.message);
  if (status === 0) return console.log(`${name}: ${Math.round((Date.now() - started) / 1000)} s.`);
  console.error(`\n${name}: failed.`);
  process.exit(status ?? 1);
}

/** @param {Record<string, string>} env */
function withoutEmpty(env) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}
