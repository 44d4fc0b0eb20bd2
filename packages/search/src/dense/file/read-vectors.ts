import { type FileHandle, open } from 'node:fs/promises';
import { DamagedFileError } from '../../search-errors.ts';
import { PREAMBLE_BYTES, readBlock, readPreamble } from './block.ts';
import { decodeBlock, FILE_FORMAT, type TitleBlock, type VectorBlock } from './vector-blocks.ts';

/** A file of vectors that is open for reading. */
export class VectorFileReader {
  readonly title: TitleBlock;
  /** Where the block behind the last one that was read begins. */
  end: number;
  readonly #file: FileHandle;

  private constructor(file: FileHandle, title: TitleBlock, end: number) {
    this.#file = file;
    this.title = title;
    this.end = end;
  }

  /**
   * Raises DamagedFileError where the file does not begin as a file of vectors of this format does, and the system's error where it cannot
   * be read.
   */
  static async open(path: string): Promise<VectorFileReader> {
    const file = await open(path, 'r');
    try {
      const first = await readAt(file, 0);
      const title = first && decodeBlock(first.block, 0);
      if (title?.kind !== 'title') throw new DamagedFileError('the file does not begin as vectors do');
      if (title.format !== FILE_FORMAT)
        throw new DamagedFileError(`vectors of format ${title.format} cannot be read; ${FILE_FORMAT} can`);
      return new VectorFileReader(file, title, first!.end);
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  /** The blocks from `end` on that are whole. Raises DamagedFileError at one that is not what was written. */
  async *blocks(): AsyncGenerator<VectorBlock> {
    for (;;) {
      const next = await readAt(this.#file, this.end);
      if (next === undefined) return;
      const block = decodeBlock(next.block, this.title.dimension);
      this.end = next.end;
      yield block;
    }
  }

  async close(): Promise<void> {
    await this.#file.close();
  }
}

/** What a file of vectors says of itself: its model, dimension and edition. Raises as `VectorFileReader.open` does. */
export async function readVectorTitle(path: string): Promise<TitleBlock> {
  const reader = await VectorFileReader.open(path);
  await reader.close();
  return reader.title;
}

/** The block at a place; undefined where the file ends before the block does. */
async function readAt(file: FileHandle, at: number) {
  const preamble = await readBytes(file, at, PREAMBLE_BYTES);
  if (preamble === undefined) return undefined;
  const size = readPreamble(preamble);
  const rest = await readBytes(file, at + PREAMBLE_BYTES, size.rest);
  return rest && { block: readBlock(size, rest), end: at + PREAMBLE_BYTES + size.rest };
}

async function readBytes(file: FileHandle, at: number, length: number): Promise<Uint8Array | undefined> {
  const bytes = new Uint8Array(length);
  for (let done = 0; done < length; ) {
    const { bytesRead } = await file.read(bytes, done, length - done, at + done);
    if (bytesRead === 0) return undefined;
    done += bytesRead;
  }
  return bytes;
}
