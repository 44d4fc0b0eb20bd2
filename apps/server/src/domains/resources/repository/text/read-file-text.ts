import type { TextFault } from '@lectern/contracts/resources/repository/kinds';
import type { PageFault } from '../../../../platform/pages/page-tasks.ts';
import { attempt, type DrawingDeps, isFault } from '../files/spooled.ts';
import type { DigitalFileTable } from '../tables.ts';

/** The text of a file: by page, from the first; undefined where a page could not be read. */
export interface FileText {
  readonly texts: readonly (string | undefined)[];
}

/** How much of a file is read, and how long it may take. */
export interface TextLimits {
  readonly pages: number;
  /** UTF-16 units. */
  readonly letters: number;
  readonly milliseconds: number;
  /** Pages that cannot be read, before the file is given up. */
  readonly unread: number;
}

export const TEXT_LIMITS: TextLimits = {
  pages: 10_000,
  letters: 30_000_000,
  milliseconds: 15 * 60_000,
  unread: 20,
};

/** Pages that a process reads before it answers: few enough that they are read in the time that a task has. */
const PAGES_AT_ONCE = 16;

type Stored = Pick<DigitalFileTable, 'tenant_id' | 'sha256' | 'file_name'>;

/**
 * Reads the text of all pages in a process that draws. Pages on which a process dies are read one by one, so that one page does not take
 * the others with it.
 * @param deps its `pages` is not the one that readers wait for
 */
export async function readFileText(
  deps: DrawingDeps,
  file: Stored,
  pages: number,
  signal: AbortSignal,
  limits: TextLimits = TEXT_LIMITS,
): Promise<FileText | { readonly fault: TextFault }> {
  if (pages > limits.pages) return { fault: 'tooLarge' };
  const until = performance.now() + limits.milliseconds;
  const texts: (string | undefined)[] = [];
  let [letters, unread] = [0, 0];
  for (let from = 1; from <= pages; from += PAGES_AT_ONCE) {
    const read = await readSome(deps, file, { from, to: Math.min(pages, from + PAGES_AT_ONCE - 1) }, signal);
    if ('fault' in read) return read;
    texts.push(...read.texts);
    letters += read.texts.reduce((sum, text = '') => sum + text.length, 0);
    unread += read.texts.filter((text) => text === undefined).length;
    if (letters > limits.letters || unread > limits.unread || performance.now() > until)
      return { fault: 'tooLarge' };
  }
  return { texts };
}

async function readSome(
  deps: DrawingDeps,
  file: Stored,
  { from, to }: { readonly from: number; readonly to: number },
  signal: AbortSignal,
): Promise<FileText | { readonly fault: TextFault }> {
  const read = await attempt(deps, file, (path) => ({ what: 'texts', path, from, to }) as const);
  // A process that was ended because the server stops is no fault of the page.
  signal.throwIfAborted();
  if (!isFault(read)) return read;
  const fault = textFaultOf(read.fault);
  if (fault !== 'tooLarge') return { fault };
  if (from === to) return { texts: [undefined] };
  const texts: (string | undefined)[] = [];
  for (let page = from; page <= to; page += 1) {
    const one = await readSome(deps, file, { from: page, to: page }, signal);
    if ('fault' in one) return one;
    texts.push(...one.texts);
  }
  return { texts };
}

function textFaultOf(fault: PageFault): TextFault {
  switch (fault) {
    case 'locked':
    case 'broken':
    case 'gone':
    case 'tooLarge':
      return fault;
    case 'noPage':
    case 'unmarked':
      return 'broken';
  }
}
