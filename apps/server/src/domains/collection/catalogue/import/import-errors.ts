/** Another process imports the same source now. */
export class ImportRunningError extends Error {
  readonly source: string;

  constructor(source: string) {
    super(`an import of ${source} is running`);
    this.name = 'ImportRunningError';
    this.source = source;
  }
}

/** The disk, or the size that the database may take, is used up. What earlier batches stored is stored. */
export class StorageFullError extends Error {
  /** Records of the file that are stored for good. */
  readonly recordsDone: number;

  constructor(recordsDone: number, cause: unknown) {
    super(`storage full after ${recordsDone} records`, { cause });
    this.name = 'StorageFullError';
    this.recordsDone = recordsDone;
  }
}
