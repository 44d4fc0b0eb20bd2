import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { Deps } from '../../../../platform/deps.ts';
import { handleJob, type JobHandler } from '../../../../platform/jobs/job-type.ts';
import { describeFile } from '../files/describe-file.ts';
import { readTextJob } from '../files/jobs.ts';
import type { DrawingDeps } from '../files/spooled.ts';
import { findFile } from '../store/file-store.ts';
import type { DigitalFileTable } from '../tables.ts';
import { keepText, noteTextFault } from './keep-text.ts';
import { readFileText } from './read-file-text.ts';

export type ReadingTextDeps = DrawingDeps & Pick<Deps, 'db' | 'events' | 'clock'>;

/**
 * Does what `readTextJob` orders. A file that was removed meanwhile needs nothing.
 * @param deps its `pages` reads texts alone, so readers do not wait for it
 */
export function readTexts(deps: ReadingTextDeps): JobHandler {
  return handleJob(readTextJob, {
    async run({ tenantId = '', payload: { fileId } }, signal) {
      const file = await findFile(deps.db, tenantId, fileId);
      if (file && file.text_state !== 'absent') await readText(deps, file, signal);
      return undefined;
    },
  });
}

/** Reads the text of a file and keeps it, or why it has none. */
export async function readText(
  deps: ReadingTextDeps,
  file: DigitalFileTable,
  signal: AbortSignal,
): Promise<void> {
  const described = await describeFile(deps, file);
  if (isRefusal(described)) {
    switch (described.code) {
      case 'OBJECT_FILE_LOCKED':
        return noteTextFault(deps, file, 'locked');
      case 'OBJECT_FILE_BROKEN':
        return noteTextFault(deps, file, 'broken');
      case 'OBJECT_FILE_NOT_FOUND':
        return noteTextFault(deps, file, 'gone');
      case 'OBJECT_PAGE_NOT_DRAWN':
        return noteTextFault(deps, file, 'tooLarge');
    }
  }
  const read = await readFileText(deps, file, described.pages, signal);
  if ('fault' in read) await noteTextFault(deps, file, read.fault);
  else await keepText(deps, file, read);
}
