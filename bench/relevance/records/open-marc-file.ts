import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import type { MarcRecord } from '@lectern/marc/marc-record';
import { readMarc } from '@lectern/marc/read-marc';

/**
 * The MARC records of a file, in file order: ISO 2709 or MARCXML, plain, `.xz`, `.gz`, or a `.tar.xz` whose members are such files.
 * Raises where the file is absent or an unpacking program fails; records that cannot be read are left out.
 */
export async function* recordsOfFile(path: string): AsyncGenerator<MarcRecord> {
  if (!existsSync(path)) throw new Error(`there is no ${path}`);
  if (/\.tar(\.\w+)?$/.test(path)) {
    for (const member of await membersOf(path)) yield* recordsOf(unpacked('tar', ['-xOf', path, member]));
  } else if (path.endsWith('.xz')) yield* recordsOf(unpacked('xz', ['-dc', path]));
  else if (path.endsWith('.gz')) yield* recordsOf(unpacked('gzip', ['-dc', path]));
  else yield* recordsOf(createReadStream(path));
}

async function* recordsOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<MarcRecord> {
  for await (const results of readMarc(source)) {
    for (const result of results) if (result.kind === 'record') yield result.record;
  }
}

async function membersOf(archive: string): Promise<string[]> {
  let listing = '';
  for await (const chunk of unpacked('tar', ['-tf', archive])) listing += Buffer.from(chunk).toString('utf8');
  return listing
    .split('\n')
    .filter((name) => name !== '' && !name.endsWith('/'))
    .toSorted();
}

async function* unpacked(program: string, args: readonly string[]): AsyncGenerator<Uint8Array> {
  const child: ChildProcess = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  for await (const chunk of child.stdout ?? []) yield chunk as Uint8Array;
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}`);
}
