import { useCallback, useState } from 'react';
import { type OpenDialog, openDialogs } from '../../../lib/open-dialogs.ts';
import { type WorkQueue, workQueue } from '../../../lib/work-queue.ts';

/**
 * Does what is scanned one after another, however fast the scanner is. A scan that comes while a dialog is open waits until the dialog is
 * closed: it may decide about the reader or the copy.
 */
export function useScanQueue(): WorkQueue {
  const [queue] = useState(workQueue);
  return useCallback(
    (work, onFailed) => {
      const dialogs = openDialogs.get();
      queue(async () => {
        await closed(dialogs);
        await work();
      }, onFailed);
    },
    [queue],
  );
}

/** Resolves when none of the dialogs is open. */
function closed(dialogs: readonly OpenDialog[]): Promise<void> {
  return new Promise((resolve) => {
    const isOpen = () =>
      openDialogs.get().some(({ element }) => dialogs.some((one) => one.element === element));
    if (!isOpen()) return resolve();
    const stop = openDialogs.subscribe(() => {
      if (isOpen()) return;
      stop();
      resolve();
    });
  });
}
