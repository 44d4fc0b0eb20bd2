import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { zipOwnData } from './zip-own-data.ts';

const data = [{ name: 'loans', rows: [{ title: 'Walden' }] }];

function archiveWith(picture: Readable): Readable {
  return zipOwnData(data, { readMe: 'Your data', picture, now: new Date('2026-03-02T00:00:00Z') });
}

it.each([
  ['at once', [] as const],
  ['after its first bytes', ['first bytes'] as const],
])('an archive whose picture fails %s ends with the error, and the process goes on', async (_when, bytes) => {
  const broken = Readable.from(
    (function* () {
      yield* bytes;
      throw new Error('the disk is gone');
    })(),
  );
  await expect(buffer(archiveWith(broken))).rejects.toThrow('the disk is gone');
});

it('an archive with a whole picture ends well', async () => {
  const archive = await buffer(archiveWith(Readable.from([Buffer.from('picture')])));
  expect(archive.subarray(0, 2).toString()).toBe('PK');
});
