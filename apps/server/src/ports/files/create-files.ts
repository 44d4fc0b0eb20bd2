import type { S3Config } from '../../platform/config.ts';
import type { FilesPort } from './files-port.ts';
import { createLocalFiles } from './local/local-files.ts';
import { createS3Files } from './s3/s3-files.ts';

/** The store that the environment names: a bucket, else the folder of files. */
export function createFiles(config: {
  readonly filesFolder: string;
  readonly s3: S3Config | undefined;
}): FilesPort {
  return config.s3 ? createS3Files(config.s3) : createLocalFiles(config.filesFolder);
}
