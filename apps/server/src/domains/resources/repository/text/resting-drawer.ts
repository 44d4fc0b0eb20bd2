import { createPageDrawer, type PageDrawer } from '../../../../platform/pages/page-drawer.ts';

/** A process that nobody needs for so long is ended: it holds some 100 MB. */
const REST_MS = 30_000;

/** One process that reads texts, started with the first file and ended when there is nothing more to read. */
export function createRestingDrawer(drawer: PageDrawer = createPageDrawer(1), restMs = REST_MS): PageDrawer {
  let running = 0;
  let rest: NodeJS.Timeout | undefined;
  return {
    async run(task) {
      clearTimeout(rest);
      running += 1;
      try {
        return await drawer.run(task);
      } finally {
        running -= 1;
        if (running === 0) {
          rest = setTimeout(() => drawer.close(), restMs);
          rest.unref();
        }
      }
    },
    close() {
      clearTimeout(rest);
      drawer.close();
    },
  };
}
