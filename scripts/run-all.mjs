import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Runs every step, one after the other, and shows what a failed one said; ends the process with 1 if any failed.
 * @param {readonly (readonly [name: string, command: string, args: readonly string[]])[]} steps
 */
export async function runAll(steps) {
  let failed = false;
  for (const [name, command, args] of steps) {
    const started = Date.now();
    const { code, output } = await run(command, args);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
    if (code === 0) continue;
    failed = true;
    console.log(output);
  }
  if (failed) process.exit(1);
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<{ code: number, output: string }>}
 */
function run(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1' },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        output += text;
      });
    }
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
