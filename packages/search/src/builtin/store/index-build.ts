import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchDocument } from '../../search-document.ts';
import { SegmentBuilder } from '../segment/segment-builder.ts';
import { ValueRegistry, ValueTables } from '../segment/value-tables.ts';
import { removeFrom } from './apply-changes.ts';
import { loadSegmentNow } from './index-files.ts';
import type { Manifest, SegmentEntry } from './index-state.ts';
import { IndexFileWriter } from './write-files.ts';

/** The files of a finished build, on disk. */
export type BuiltFiles = Pick<Manifest, 'folder' | 'segments' | 'values'>;

/** A segment that was written to disk. Its bytes are not kept in memory. */
interface Written {
  readonly entry: SegmentEntry;
  readonly firstId: string;
  readonly lastId: string;
}

/** A whole new index in its own folder, written segment by segment as documents come. */
export class IndexBuild {
  readonly #indexFolder: string;
  readonly #folder: string;
  readonly #files: IndexFileWriter;
  readonly #registry = new ValueRegistry(new ValueTables([]));
  readonly #written: Written[] = [];
  #builder = new SegmentBuilder(this.#registry);

  constructor(indexFolder: string, folder: string) {
    mkdirSync(join(indexFolder, folder), { recursive: true });
    this.#indexFolder = indexFolder;
    this.#folder = folder;
    this.#files = new IndexFileWriter(indexFolder, folder);
  }

  add(documents: readonly SearchDocument[]): void {
    for (const document of documents) {
      this.#builder.add(document);
      if (this.#builder.full) this.#write();
    }
  }

  finish(): BuiltFiles {
    this.#write();
    const chunk = this.#registry.newChunk();
    return {
      folder: this.#folder,
      segments: this.#written.map(({ entry }) => entry),
      values: chunk === undefined ? [] : [this.#files.values(chunk).entry],
    };
  }

  drop(): void {
    rmSync(join(this.#indexFolder, this.#folder), { recursive: true, force: true });
  }

  #write(): void {
    if (this.#builder.documents === 0) return;
    const { pieces, ids } = this.#builder.finishInPieces();
    const entry = this.#files.segmentFile(pieces, ids.length);
    this.#builder.free();
    this.#builder = new SegmentBuilder(this.#registry);
    const [firstId = ''] = ids;
    const lastId = ids.at(-1) ?? '';
    this.#removeRepeated(ids, firstId, lastId);
    this.#written.push({ entry, firstId, lastId });
  }

  /** If a document came twice, its last state counts. Ids that ascend need no look-up here. */
  #removeRepeated(ids: readonly string[], firstId: string, lastId: string): void {
    const overlapping = this.#written.filter(
      (written) => written.lastId >= firstId && written.firstId <= lastId,
    );
    if (overlapping.length === 0) return;
    const put = new Set(ids);
    for (const written of overlapping) {
      const at = this.#written.indexOf(written);
      const loaded = loadSegmentNow(join(this.#indexFolder, this.#folder), written.entry);
      const [left] = removeFrom([loaded], put, this.#files);
      if (left === undefined) this.#written.splice(at, 1);
      else this.#written[at] = { ...written, entry: left.entry };
    }
  }
}
