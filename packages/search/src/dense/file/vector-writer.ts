import { existsSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { DamagedFileError } from '../../search-errors.ts';
import { quantise } from '../vectors/quantise.ts';
import { checkModel, type VectorModel } from './other-model-error.ts';
import { VectorFileReader } from './read-vectors.ts';
import { appendBlock, writeVectorFile } from './write-vectors.ts';

/** The embedding of a record. */
export interface RecordVector {
  readonly id: string;
  /** A digest of what was embedded. */
  readonly digest: string;
  readonly vector: ArrayLike<number>;
}

/** Adds to a file of vectors. One process may write a file at a time; any number may follow it. */
export class VectorWriter {
  /** The digests by the ids of the records that have a vector. */
  readonly digests: ReadonlyMap<string, string>;
  /** Whether the file was damaged: what came behind the damage was cut off, so those records have no vector, or an older one. */
  readonly wasDamaged: boolean;
  readonly #digests: Map<string, string>;
  readonly #file: FileHandle;
  readonly #dimension: number;
  #end: number;

  private constructor(file: FileHandle, dimension: number, content: FileContent) {
    this.#file = file;
    this.#dimension = dimension;
    this.#end = content.end;
    this.#digests = content.digests;
    this.digests = content.digests;
    this.wasDamaged = content.wasDamaged;
  }

  /**
   * Opens the file, or makes it. Raises OtherModelError where it has vectors of another model, DamagedFileError where its beginning is
   * damaged.
   */
  static async open(path: string, model: VectorModel): Promise<VectorWriter> {
    if (!existsSync(path)) await writeVectorFile(path, { ...model, blocks: [] });
    const content = await readContent(path, model);
    const file = await open(path, 'r+');
    await file.truncate(content.end);
    return new VectorWriter(file, model.dimension, content);
  }

  /**
   * Adds vectors, which take the place of those with the same ids. They are on disk when it resolves. Raises RangeError for a vector that
   * is none.
   */
  async put(records: readonly RecordVector[]): Promise<void> {
    if (records.length === 0) return;
    const dimension = this.#dimension;
    const bytes = new Int8Array(records.length * dimension);
    const scales = Float32Array.from(records, ({ vector }, place) => {
      if (vector.length !== dimension)
        throw new RangeError(`a vector of ${vector.length} places among those of ${dimension}`);
      return quantise(vector, bytes.subarray(place * dimension, (place + 1) * dimension));
    });
    const ids = records.map(({ id }) => id);
    const digests = records.map(({ digest }) => digest);
    this.#end = await appendBlock(this.#file, this.#end, { kind: 'rows', ids, digests, scales, bytes });
    for (const { id, digest } of records) this.#digests.set(id, digest);
  }

  async remove(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    this.#end = await appendBlock(this.#file, this.#end, { kind: 'removed', ids });
    for (const id of ids) this.#digests.delete(id);
  }

  async close(): Promise<void> {
    await this.#file.close();
  }
}

interface FileContent {
  readonly digests: Map<string, string>;
  readonly end: number;
  readonly wasDamaged: boolean;
}

async function readContent(path: string, model: VectorModel): Promise<FileContent> {
  const digests = new Map<string, string>();
  const reader = await VectorFileReader.open(path);
  let wasDamaged = false;
  try {
    checkModel(reader.title, model);
    for await (const block of reader.blocks()) {
      if (block.kind === 'rows')
        for (const [place, id] of block.ids.entries()) digests.set(id, block.digests[place]!);
      else if (block.kind === 'removed') for (const id of block.ids) digests.delete(id);
    }
  } catch (error) {
    if (!(error instanceof DamagedFileError)) throw error;
    wasDamaged = true;
  } finally {
    await reader.close();
  }
  return { digests, end: reader.end, wasDamaged };
}
