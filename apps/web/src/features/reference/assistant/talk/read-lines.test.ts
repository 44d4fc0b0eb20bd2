import { describe, expect, it } from 'vitest';
import { AnswerSilent, readLines } from './read-lines.ts';

const LINES = [
  { dataType: 0, data: { chunkMessage: { content: '《红楼梦》[1]在架。' }, bookAttrs: [] } },
  { dataType: 9, data: { state: 'done', known: true } },
];
const BYTES = new TextEncoder().encode(LINES.map((line) => `${JSON.stringify(line)}\n`).join(''));

function inPieces(bytes: Uint8Array, size: number): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + size));
      at += size;
    },
  });
}

async function all(body: ReadableStream<Uint8Array>, silence?: number) {
  const lines = [];
  for await (const line of readLines(body, silence)) lines.push(line);
  return lines;
}

describe('the lines of an answer', () => {
  it.each([1, 2, 3, 7, 1000])('are the same however the bytes are cut: %i at a time', async (size) => {
    expect(await all(inPieces(BYTES, size))).toEqual(LINES);
  });

  it('are read to the end where the last one has no line break', async () => {
    expect(await all(inPieces(BYTES.slice(0, -1), 50))).toEqual(LINES);
  });

  it('end with an error after too long a silence', async () => {
    const silent = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(BYTES) });
    await expect(all(silent, 20)).rejects.toBeInstanceOf(AnswerSilent);
  });

  it('tell the stream when nobody reads any more', async () => {
    let isCancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(BYTES),
      cancel: () => {
        isCancelled = true;
      },
    });
    for await (const line of readLines(endless)) if (line.dataType === 9) break;
    expect(isCancelled).toBe(true);
  });
});
