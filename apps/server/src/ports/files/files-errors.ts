import { UnavailableError } from '../../platform/unavailable-error.ts';

/** The store of files is away, or refuses our key. The same may succeed later. */
export class FilesUnavailableError extends UnavailableError {
  override readonly name = 'FilesUnavailableError';
}

/** The content that came is not the one that was announced. */
export class ContentMismatchError extends Error {
  override readonly name = 'ContentMismatchError';
}

/** An upload in parts that never began, or has ended. */
export class UploadUnknownError extends Error {
  override readonly name = 'UploadUnknownError';
}
