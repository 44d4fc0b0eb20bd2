import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { runInThisProcess } from './run-in-this-process.ts';

/** A `lectern` command and its standard input, as the specs send them in JSON. */
interface CommandRequest {
  readonly words: readonly string[];
  readonly input: string;
}

/**
 * Runs `lectern` commands one after another, as POST requests name them, and prints its address. To start a process for each one took four
 * seconds of a core, and the specs run a hundred. Answers what the command printed; status 500 and its errors if it failed.
 */
const { LECTERN_E2E_DATA = '' } = process.env;
const env = { LECTERN_DATA: LECTERN_E2E_DATA, LECTERN_DATABASE_URL: '' };
let last: Promise<unknown> = Promise.resolve();

async function run(request: IncomingMessage) {
  const { words, input } = JSON.parse(await text(request)) as CommandRequest;
  const running = last.then(() => runInThisProcess(words, input, env));
  last = running.catch(() => undefined);
  return running;
}

const server = createServer((request, response) => {
  run(request).then(
    ({ code, out, err }) => response.writeHead(code === 0 ? 200 : 500).end(code === 0 ? out : err),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}/\n`);
});
