import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import {
  OBJECT_FILE_BROKEN,
  OBJECT_FILE_LOCKED,
  OBJECT_FILE_NOT_FOUND,
  OBJECT_FILE_UNMARKED,
  OBJECT_PAGE_NOT_DRAWN,
} from '@lectern/contracts/resources/repository/errors';
import type { Deps } from '../../../../platform/deps.ts';
import { PageFaultError } from '../../../../platform/pages/page-fault-error.ts';
import type { Mark, PageFault, PageResults, PageTask } from '../../../../platform/pages/page-tasks.ts';
import type { DigitalFileTable } from '../tables.ts';
import { fileKey } from './file-name.ts';

export type DrawingDeps = Pick<Deps, 'files' | 'pages' | 'spool'>;

export type DrawingRefusal = Refusal<
  'OBJECT_FILE_NOT_FOUND' | 'OBJECT_FILE_LOCKED' | 'OBJECT_FILE_BROKEN' | 'OBJECT_PAGE_NOT_DRAWN'
>;

type StoredFile = Pick<DigitalFileTable, 'tenant_id' | 'sha256' | 'file_name'>;

/** Another process of the server may make room in the spool in between. */
const TRIES = 2;

/** Has a process work on a file; a fault of the document is a refusal. */
export async function workOnFile<Task extends PageTask>(
  deps: DrawingDeps,
  file: StoredFile,
  task: (path: string) => Task,
): Promise<PageResults[Task['what']] | DrawingRefusal> {
  const done = await attempt(deps, file, task);
  return isFault(done) ? refusalOf(done.fault) : done;
}

/** Makes a copy of a PDF with the mark on each page, at a path that the caller removes. */
export async function stampFile(
  deps: DrawingDeps,
  file: StoredFile,
  mark: Mark,
): Promise<{ readonly path: string } | DrawingRefusal | Refusal<'OBJECT_FILE_UNMARKED'>> {
  const to = await deps.spool.newPath();
  const done = await attempt(deps, file, (path) => ({ what: 'stamp', path, to, mark }) as const);
  if (!isFault(done)) return done;
  return done.fault === 'unmarked' ? refuse(OBJECT_FILE_UNMARKED) : refusalOf(done.fault);
}

interface Fault {
  readonly fault: PageFault;
}

/** As `workOnFile`; a fault of the document is told as it is. */
export async function attempt<Task extends PageTask>(
  { files, pages, spool }: DrawingDeps,
  { tenant_id, sha256, file_name }: StoredFile,
  task: (path: string) => Task,
): Promise<PageResults[Task['what']] | Fault> {
  for (let tried = 1; ; tried += 1) {
    const open = async () => (await files.get(tenant_id, fileKey(file_name)))?.body;
    const path = await spool.pathOf(sha256, open);
    if (path === undefined) return { fault: 'gone' };
    try {
      return await pages.run(task(path));
    } catch (error) {
      if (!(error instanceof PageFaultError)) throw error;
      if (error.fault !== 'gone' || tried === TRIES) return error;
    }
  }
}

export function isFault(done: object): done is Fault {
  return 'fault' in done;
}

function refusalOf(fault: PageFault): DrawingRefusal {
  switch (fault) {
    case 'locked':
      return refuse(OBJECT_FILE_LOCKED);
    case 'broken':
      return refuse(OBJECT_FILE_BROKEN);
    case 'gone':
      return refuse(OBJECT_FILE_NOT_FOUND);
    case 'noPage':
    case 'tooLarge':
    case 'unmarked':
      return refuse(OBJECT_PAGE_NOT_DRAWN);
  }
}
