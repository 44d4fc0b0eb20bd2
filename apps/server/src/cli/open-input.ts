import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { gunzipIfNeeded } from '@lectern/marc/byte-source';
import { CommandError } from './command.ts';

const XZ = Buffer.from([0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00]);

/** The content of a file, unpacked where it is gzip or xz, whatever its name says. Raises CommandError where it cannot be read. */
export async function openInput(path: string): Promise<AsyncIterable<Uint8Array>> {
  const beginning = await readBeginning(path);
  if (beginning.equals(XZ)) return unpackXz(path);
  return gunzipIfNeeded(createReadStream(path, { highWaterMark: 256 * 1024 }));
}

async function readBeginning(path: string): Promise<Buffer> {
  try {
    const handle = await open(path);
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(XZ.length), 0, XZ.length, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw new CommandError(
      `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Node has no xz: the program of that name unpacks. */
async function* unpackXz(path: string): AsyncGenerator<Uint8Array> {
  const xz = spawn('xz', ['-dc', '--', path], { stdio: ['ignore', 'pipe', 'pipe'] });
  let complaint = '';
  xz.stderr.on('data', (text) => {
    complaint += String(text);
  });
  const ended = once(xz, 'close');
  ended.catch(() => undefined);
  try {
    await once(xz, 'spawn');
  } catch {
    throw new CommandError(
      'This file is packed with xz, and there is no program xz here. Unpack it first (xz -dk FILE).',
    );
  }
  try {
    yield* xz.stdout;
    const [code] = (await ended) as [number | null];
    if (code !== 0) throw new CommandError(`xz could not unpack the file: ${complaint.trim()}`);
  } finally {
    xz.kill();
  }
}
