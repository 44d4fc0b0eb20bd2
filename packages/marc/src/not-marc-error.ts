/** Kind of a file that is not MARC. */
export type NotMarcKind =
  | 'empty'
  | 'pdf'
  | 'zip'
  | 'gzip'
  | 'xz'
  | 'bzip2'
  | 'zstd'
  | '7z'
  | 'rar'
  | 'sqlite'
  | 'ms-office'
  | 'image'
  | 'html'
  | 'xml'
  | 'json'
  | 'csv'
  | 'marc-text'
  | 'text'
  | 'unknown binary';

/** Thrown when a file holds no MARC records at all; `found` is the kind of file that it is. */
export class NotMarcError extends Error {
  readonly found: NotMarcKind;

  constructor(found: NotMarcKind) {
    super(`not MARC: ${found}`);
    this.name = 'NotMarcError';
    this.found = found;
  }
}
