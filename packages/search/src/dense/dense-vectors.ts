import { randomUUID } from 'node:crypto';
import { IndexLock } from '../builtin/store/index-lock.ts';
import { DamagedFileError } from '../search-errors.ts';
import { loadVectors } from './file/load-vectors.ts';
import { checkModel, type VectorModel } from './file/other-model-error.ts';
import { VectorFileReader } from './file/read-vectors.ts';
import type { VectorTable } from './vectors/vector-table.ts';
import type { VectorPool } from './workers/vector-pool.ts';

/** A record that is near to a question, with the cosine of the angle between their vectors. */
export interface NearRecord {
  readonly id: string;
  readonly score: number;
}

/** A file of vectors as it was read last. */
interface ReadFile {
  /** What the pool calls its vectors. */
  readonly name: string;
  readonly edition: string;
  readonly table: VectorTable;
  /** Up to which byte it was read. */
  end: number;
}

/** The vectors of a file, which are followed while another process adds to it, and searched by the threads of a pool. */
export class DenseVectors {
  readonly model: VectorModel;
  readonly #path: string;
  readonly #pool: VectorPool;
  readonly #lock = new IndexLock();
  #file: ReadFile;

  private constructor(path: string, model: VectorModel, pool: VectorPool, file: ReadFile) {
    this.model = model;
    this.#path = path;
    this.#pool = pool;
    this.#file = file;
  }

  /**
   * Reads a file of vectors. Raises OtherModelError where they are of another model, DamagedFileError where the file is not what was
   * written, and the system's error where there is none.
   */
  static async open(path: string, model: VectorModel, pool: VectorPool): Promise<DenseVectors> {
    const file = await readFile(path, model, pool);
    return new DenseVectors(path, model, pool, file);
  }

  /** Records that have a vector. */
  get size(): number {
    return this.#file.table.size;
  }

  /** The records that are nearest to a question, nearest first. Raises RangeError where it is no vector of this model. */
  async nearest(question: ArrayLike<number>, most: number): Promise<readonly NearRecord[]> {
    const { name, table } = this.#file;
    if (question.length !== this.model.dimension)
      throw new RangeError(`a question of ${question.length} places to vectors of ${this.model.dimension}`);
    const { rows, scores } = await this.#pool.nearest(name, Float32Array.from(question), most);
    return [...rows].flatMap((row, at) => {
      const id = table.idOf(row);
      return id === undefined ? [] : [{ id, score: scores[at]! }];
    });
  }

  /**
   * Takes in what was added to the file, or the file that took its place, also where a writer cut off what had become damaged. Raises as
   * `open`; what was read before stays then.
   */
  refresh(): Promise<void> {
    return this.#lock.run(async () => {
      const reader = await VectorFileReader.open(this.#path);
      try {
        if (reader.title.edition !== this.#file.edition || !(await this.#follow(reader)))
          await this.#replace();
      } finally {
        await reader.close();
      }
    });
  }

  /** Gives the memory back once questions that are waiting are answered. */
  close(): Promise<void> {
    return this.#lock.run(() => this.#pool.publish(this.#file.name, undefined));
  }

  /** False where the file goes on otherwise than behind what was read. */
  async #follow(reader: VectorFileReader): Promise<boolean> {
    reader.end = this.#file.end;
    try {
      for await (const block of reader.blocks()) {
        this.#file.table.apply(block);
        this.#file.end = reader.end;
      }
    } catch (error) {
      if (error instanceof DamagedFileError) return false;
      throw error;
    }
    return true;
  }

  async #replace(): Promise<void> {
    const before = this.#file;
    this.#file = await readFile(this.#path, this.model, this.#pool);
    await this.#pool.publish(before.name, undefined);
  }
}

async function readFile(path: string, model: VectorModel, pool: VectorPool): Promise<ReadFile> {
  const reader = await VectorFileReader.open(path);
  try {
    checkModel(reader.title, model);
    const table = await loadVectors(reader, { threads: pool.threads });
    const { edition } = reader.title;
    const name = randomUUID();
    await pool.publish(name, table.shared);
    return { name, edition, table, end: reader.end };
  } finally {
    await reader.close();
  }
}
