import { setTimeout as wait } from 'node:timers/promises';
import { aBib } from '../../testing/sample-bibs.ts';
import { createBuiltinEngine } from '../builtin-engine.ts';

/**
 * A process for tests to kill: `writer-process.ts DIRECTORY apply|rebuild`. It changes the index "demo" one bib at a time, or builds it
 * anew without ever coming to the end, and says on standard output how far it is.
 */
const [directory, work] = process.argv.slice(2);
const engine = createBuiltinEngine({ directory: directory! });

async function* halfOfALibrary() {
  for (let number = 0; number < 3000; number++)
    yield [aBib(`half-${number}`, { title: `Half a library ${number}` })];
  say('halfway');
  await wait(60_000);
}

async function* nothing() {}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

if (work === 'rebuild') {
  await engine.rebuild('demo', halfOfALibrary());
} else {
  await engine.rebuild('demo', nothing());
  for (let number = 1; ; number++) {
    await engine.apply('demo', {
      put: [aBib(`bib-${number}`, { title: `Change number ${number}` })],
      remove: [],
    });
    say(`applied ${number}`);
  }
}
