import { Readable } from 'node:stream';
import { toCsv } from '@lectern/rules/csv';
import { ZipFile } from 'yazl';
import type { PersonalRow } from '../../../../platform/personal-data.ts';

/** One kind of data with its rows. */
export interface OwnData {
  readonly name: string;
  readonly rows: readonly PersonalRow[];
}

/**
 * A zip archive with a JSON and a CSV file for each kind of data, a text that explains them and the picture. It is written while it is
 * sent: each file is made when its turn comes. It ends with an error, and without its last part, if the picture cannot be read to its end.
 */
export function zipOwnData(
  data: readonly OwnData[],
  given: { readonly readMe: string; readonly picture: Readable | undefined; readonly now: Date },
): Readable {
  const zip = new ZipFile();
  const archive = zip.outputStream as Readable;
  const fail = (error: Error) => archive.destroy(error);
  zip.on('error', fail);
  // Also before its turn comes, when the archive does not listen to it yet.
  given.picture?.on('error', fail);
  const options = { mtime: given.now };
  zip.addBuffer(Buffer.from(given.readMe), 'README.txt', options);
  for (const { name, rows } of data) {
    lazily(`json/${name}.json`, () => `${JSON.stringify(rows, null, 2)}\n`);
    if (rows.length > 0) lazily(`csv/${name}.csv`, () => csvOf(rows));
  }
  if (given.picture) zip.addReadStream(given.picture, 'picture.jpg', { ...options, compress: false });
  zip.end();
  return archive;

  function lazily(path: string, write: () => string): void {
    zip.addReadStreamLazy(path, options, (done) => done(null, Readable.from([Buffer.from(write())])));
  }
}

function csvOf(rows: readonly PersonalRow[]): string {
  const headings = Object.keys(rows[0] ?? {});
  return toCsv([headings, ...rows.map((row) => headings.map((heading) => cellOf(row[heading])))]);
}

function cellOf(value: PersonalRow[string] | undefined): string | number {
  return typeof value === 'number' ? value : String(value ?? '');
}
