import type { Deps } from '../../../platform/deps.ts';
import { digestOf } from '../../../ports/files/digest.ts';
import { allRows } from './copy-files.ts';

/** What is wrong with a stored file. */
export interface FileFault {
  readonly fault: 'missing' | 'changed';
  readonly key: string;
}

/** Reads all files of a library and compares them with the sizes and hashes of their rows. */
export async function* checkFiles(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  tenantId: string,
): AsyncGenerator<FileFault | undefined> {
  for await (const { file_key: key, size, sha256 } of allRows(db, tenantId)) {
    const content = await files.get(tenantId, key);
    const found = content && (await digestOf(content.body));
    const isSame = found?.size === Number(size) && found.sha256 === sha256;
    yield isSame ? undefined : { fault: found ? 'changed' : 'missing', key };
  }
}
