/** Takes a work, and what is done with its error if it fails. */
export type WorkQueue = (work: () => Promise<void> | void, onFailed?: (error: unknown) => void) => void;

/**
 * A queue that does works one after another, in the order in which they come. A work that fails stops none of those behind it; an error
 * that nobody takes is one of the page.
 */
export function workQueue(): WorkQueue {
  let last = Promise.resolve();
  return (work, onFailed = raise) => {
    last = last.then(work).catch(onFailed).catch(raise);
  };
}

/** Raises an error outside of the queue. */
function raise(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}
