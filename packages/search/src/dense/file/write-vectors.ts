import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { packBlock } from './block.ts';
import { encodeBlock, FILE_FORMAT, type VectorBlock } from './vector-blocks.ts';

/** Adds a block behind `end` and returns where it ends. It is on disk then. */
export async function appendBlock(file: FileHandle, end: number, block: VectorBlock): Promise<number> {
  let at = end;
  for (const piece of packBlock(encodeBlock(block))) {
    for (let done = 0; done < piece.length; )
      done += (await file.write(piece, done, piece.length - done, at + done)).bytesWritten;
    at += piece.length;
  }
  await file.datasync();
  return at;
}

/** The vectors of a new file: which model they are of, and the blocks behind the first. */
export interface NewVectorFile {
  readonly model: string;
  readonly dimension: number;
  readonly blocks: Iterable<VectorBlock>;
}

/** Writes a file of vectors in the place of the one that stands there. Readers see the old one or the new one, whole. */
export async function writeVectorFile(
  path: string,
  { model, dimension, blocks }: NewVectorFile,
): Promise<void> {
  const beside = `${path}.new`;
  await rm(beside, { force: true });
  const file = await open(beside, 'wx');
  try {
    const title = { kind: 'title', format: FILE_FORMAT, model, dimension, edition: randomUUID() } as const;
    let end = await appendBlock(file, 0, title);
    for (const block of blocks) end = await appendBlock(file, end, block);
  } finally {
    await file.close();
  }
  await rename(beside, path);
  const folder = await open(dirname(path), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
