import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { IndexStatus } from '../../search-engine.ts';
import { DamagedFileError } from '../../search-errors.ts';
import { Segment } from '../segment/segment.ts';
import { ValueTables } from '../segment/value-tables.ts';
import { isIntact, loadState, readManifest } from './index-files.ts';
import { IndexLock } from './index-lock.ts';
import { type IndexState, living } from './index-state.ts';

/** Passes a new state on, to the search threads. */
export type Publish = (state: IndexState | undefined) => Promise<void>;

/**
 * One index as this process has it: the state in memory, kept in step with the manifest on disk. Changes of the state, from here
 * or from outside, happen one at a time under `lock`.
 */
export class OpenIndex {
  readonly folder: string;
  readonly lock = new IndexLock();
  readonly #publish: Publish;
  #state: IndexState | undefined;
  #problem: 'missing' | 'damaged' = 'missing';
  #seen: string | undefined;

  constructor(folder: string, publish: Publish) {
    this.folder = folder;
    this.#publish = publish;
  }

  get state(): IndexState | undefined {
    return this.#state;
  }

  get status(): IndexStatus {
    const state = this.#state;
    if (state === undefined) return { state: this.#problem, documents: 0, segments: 0, generation: 0 };
    const documents = state.segments.reduce((sum, segment) => sum + living(segment), 0);
    const { generation, meaning, segments } = state;
    const known = meaning === undefined ? {} : { meaning };
    return { state: 'ready', documents, segments: segments.length, generation, ...known };
  }

  /** Takes over what is on disk where it changed. To be run under the lock. */
  async refresh(): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const signature = await manifestSignature(this.folder);
      if (signature === this.#seen) return;
      try {
        await this.#load();
        this.#seen = signature;
        return;
      } catch (error) {
        const replaced = (await manifestSignature(this.folder)) !== signature;
        // A file may go while it is read because a newer manifest has replaced it: then that one is read.
        if (replaced && attempt < LOAD_ATTEMPTS) continue;
        if (!isDamage(error)) throw error;
        this.#seen = signature;
        await this.markDamaged();
        return;
      }
    }
  }

  /** Makes a state current in this process. To be run under the lock. */
  async show(state: IndexState): Promise<void> {
    this.#seen = await manifestSignature(this.folder);
    this.#state = state;
    await this.#publish(state);
  }

  /** From now on the index counts as unusable, until a new manifest appears. */
  async markDamaged(): Promise<void> {
    this.#state = undefined;
    this.#problem = 'damaged';
    await this.#publish(undefined);
  }

  async #load(): Promise<void> {
    const manifest = await readManifest(this.folder);
    if (manifest === undefined) {
      this.#state = undefined;
      this.#problem = 'missing';
      await this.#publish(undefined);
      return;
    }
    const before = this.#state;
    if (before?.generation === manifest.generation && before.folder === manifest.folder) return;
    const state = await loadState(this.folder, manifest, before);
    checkLayout(state);
    this.#state = state;
    await this.#publish(state);
    void this.#verify(state, before);
  }

  /** The thorough check, after the index has begun to answer: bytes that went bad on disk are found within seconds. */
  async #verify(state: IndexState, before: IndexState | undefined): Promise<void> {
    const known = new Set(
      [...(before?.segments ?? []), ...(before?.values ?? [])].map(({ entry }) => entry.file),
    );
    for (const file of [...state.values, ...state.segments]) {
      if (known.has(file.entry.file) || (await isIntact(file))) continue;
      await this.lock.run(async () => {
        if (this.#state?.folder === state.folder) await this.markDamaged();
      });
      return;
    }
  }
}

/** Attempts to read a state while a writer replaces it all the time. */
const LOAD_ATTEMPTS = 20;

/** Something is missing, or is a file where a folder should be, or the other way round. */
function isDamage(error: unknown): boolean {
  const { code = '' } = error as NodeJS.ErrnoException;
  return error instanceof DamagedFileError || ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(code);
}

/** Raises DamagedFileError where a file is not laid out as it should be; looks at headers and bounds only. */
function checkLayout(state: IndexState): void {
  for (const { buffer, entry, tombstones } of state.segments) {
    const segment = new Segment(buffer);
    const wordsMissing = tombstones !== undefined && tombstones.length < Math.ceil(segment.documents / 32);
    if (segment.documents !== entry.documents || wordsMissing)
      throw new DamagedFileError(`${entry.file} disagrees with the manifest`);
  }
  new ValueTables(state.values.map(({ buffer }) => buffer));
}

/** Changes whenever the manifest is replaced; undefined where there is none. */
async function manifestSignature(folder: string): Promise<string | undefined> {
  try {
    const { ino, mtimeNs, size } = await stat(join(folder, 'manifest.json'), { bigint: true });
    return `${ino} ${mtimeNs} ${size}`;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    if (code === 'ENOTDIR') return 'a file in place of the folder';
    throw error;
  }
}
