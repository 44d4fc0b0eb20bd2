import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** The name of the worker's file, which has no hash: browsers look for a new worker under the same address. */
const STAFF_WORKER = 'staff-worker.js';
/** The worker that shows messages to readers. */
const PUSH_WORKER = 'push-worker.js';

/**
 * Writes into the service worker of the staff which files it keeps: all that the pages of the staff can load. `pages` is the end of the
 * path of the module that draws them.
 */
export function staffWorker(pages: string): Plugin {
  return {
    name: 'lectern:staff-worker',
    apply: 'build',
    generateBundle: {
      // After the styles of the first view were taken out.
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[STAFF_WORKER];
        if (worker?.type !== 'chunk') throw new Error(`the build has no ${STAFF_WORKER}`);
        if (worker.imports.length > 0) throw new Error('the worker of the staff imports another file');
        const files = JSON.stringify(filesOf(bundle, pages));
        const build = createHash('sha256').update(files).digest('base64url').slice(0, 16);
        worker.code = worker.code
          .replaceAll('__STAFF_FILES__', () => files)
          .replaceAll('__STAFF_BUILD__', () => JSON.stringify(build));
      },
    },
  };
}

/** The files that a module and the entry of the page import, now or later, and all words. */
function filesOf(bundle: Bundle, pages: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = new Set<string>();
  const visit = (name: string, later: boolean) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || found.has(name)) return;
    found.add(name);
    for (const file of chunk.viteMetadata?.importedCss ?? []) found.add(file);
    if (later) for (const file of chunk.dynamicImports) visit(file, true);
    // What it shares with the pages of readers may load those pages: they are not needed.
    for (const file of chunk.imports) visit(file, false);
  };
  const begin = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(pages));
  if (!begin) throw new Error(`no chunk begins with ${pages}`);
  visit(begin.fileName, true);
  for (const { fileName, isEntry, moduleIds } of chunks) {
    if (fileName === STAFF_WORKER || fileName === PUSH_WORKER) continue;
    const areWords =
      moduleIds.length > 0 && moduleIds.every((id) => /[\\/]locales[\\/][\w-]+\.json$/.test(id));
    if (isEntry || areWords) visit(fileName, false);
  }
  return [...found].map((file) => `/${file}`).sort();
}
