import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Runs one step where people see what it prints; ends the process with 1 where it fails.
 * @param {string} name
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 */
export function run(name, command, args, env) {
  if (!attempt(name, command, args, env)) process.exit(1);
}

/**
 * Runs one step where people see what it prints, and says whether it passed.
 * @param {string} name
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 * @returns {boolean}
 */
export function attempt(name, command, args, env = {}) {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...withoutEmpty(env) },
  });
  if (error) console.error(error.message);
  const seconds = Math.round((Date.now() - started) / 1000);
  if (status === 0) console.log(`${name}: ${seconds} s.`);
  else console.error(`\n${name}: failed after ${seconds} s.`);
  return status === 0;
}

/** @param {Record<string, string>} env */
function withoutEmpty(env) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}
