import { once } from 'node:events';
import { Readable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { jsonLines } from './json-lines.ts';

async function* values(run: () => void, count: number) {
  run();
  for (let value = 0; value < count; value++) yield { value };
}

it('are values as lines, with an end that is told once they are read', async () => {
  const onEnd = vi.fn();
  const lines = [];
  for await (const line of jsonLines(() => values(() => undefined, 2), onEnd)) lines.push(line);
  expect(lines).toEqual(['{"value":0}\n', '{"value":1}\n']);
  expect(onEnd).toHaveBeenCalled();
});

it('tell their end where nobody has read one, and then nothing of them has run', async () => {
  const [onEnd, run] = [vi.fn(), vi.fn()];
  const body = Readable.from(jsonLines(() => values(run, 2), onEnd));
  body.destroy();
  await once(body, 'close');
  expect([onEnd.mock.calls.length, run.mock.calls.length]).toEqual([1, 0]);
});

it('abort what is awaited when nobody reads any more', async () => {
  const onEnd = vi.fn();
  let isAborted = false;
  async function* silent(signal: AbortSignal) {
    yield 'first';
    await once(signal, 'abort');
    isAborted = true;
  }
  const body = Readable.from(jsonLines(silent, onEnd));
  for await (const _line of body) break;
  await vi.waitFor(() => expect([isAborted, onEnd.mock.calls.length > 0]).toEqual([true, true]), 30_000);
});
