// Builds the web app, opens a library's first page with it and runs every chunk, in happy-dom. It fails if a chunk does not run or the
// page stays empty. Tests of the source cannot find such a fault: only the build parts the code into chunks and leaves some of it out.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PAGE_START_ID, type PageStart } from '@lectern/contracts/people/tenant/page-start';
import { shownSettingsSchema } from '@lectern/contracts/people/tenant/tenant-settings';
import { Window } from 'happy-dom';
import { build, type Rolldown } from 'vite';
import config from '../../vite.config.ts';

/** In milliseconds. It only ends a page that never draws. */
const PATIENCE = 60_000;

/** Names of a browser that Node has too, in some of its versions. */
const ALSO_IN_NODE = ['Event', 'CustomEvent', 'navigator', 'localStorage', 'sessionStorage'];

const START: PageStart = {
  language: 'en-US',
  group: {
    groupCode: 'demo',
    mappingPath: 'demo',
    msgFlag: false,
    fid: '',
    languages: ['en-US'],
    defaultLanguage: 'en-US',
  },
  names: { 'en-US': 'Test Library' },
  settings: shownSettingsSchema.parse({}),
  texts: {},
  menu: [],
};

const { output } = (await build({
  ...config,
  configFile: false,
  logLevel: 'error',
  build: { ...config.build, write: false },
})) as Rolldown.RolldownOutput;
const folder = mkdtempSync(join(tmpdir(), 'lectern-built-page-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const file of output) if (file.type === 'chunk') write(file.fileName, file.code);
write('package.json', '{ "type": "module" }');

const { document } = openPage();
await run(document.querySelector('script[type=module]')?.getAttribute('src') ?? 'no entry');
await appears('#root main input');
// What a service worker has and a page has not.
Object.assign(globalThis, { registration: { scope: 'http://library.test/demo/staff/' } });
for (const { type, fileName } of output) if (type === 'chunk') await run(fileName);
process.exit(0);

function write(file: string, text: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

async function run(file: string): Promise<void> {
  try {
    await import(pathToFileURL(join(folder, file)).href);
  } catch (error) {
    throw new Error(`${file} does not run`, { cause: error });
  }
}

/** Makes the names of a browser global, with the page as the server sends it. The page gets its styles, but no call is answered. */
function openPage(): Window {
  const page = builtFile('/index.html');
  if (page?.type !== 'asset') throw new Error('the build has no index.html');
  const window = new Window({
    url: 'http://library.test/demo/',
    settings: {
      enableCSSFileLoading: true,
      fetch: {
        interceptor: {
          beforeAsyncRequest: async ({ request, window: { Response } }) =>
            new Response('', { status: builtFile(new URL(request.url).pathname) ? 200 : 404 }),
        },
      },
    },
  });
  window.document.write(String(page.source));
  window.document.getElementById(PAGE_START_ID)!.textContent = JSON.stringify(START);
  for (const name of Object.getOwnPropertyNames(window))
    if (!(name in globalThis) || ALSO_IN_NODE.includes(name))
      Object.defineProperty(globalThis, name, { value: Reflect.get(window, name), configurable: true });
  // happy-dom has no popovers.
  Object.assign(window.HTMLElement.prototype, { showPopover: () => {} });
  globalThis.fetch = () => Promise.reject(new TypeError('no server'));
  return window;
}

function builtFile(path: string) {
  return output.find(({ fileName }) => `/${fileName}` === path);
}

async function appears(selector: string): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!document.querySelector(selector)) {
    if (Date.now() > end) throw new Error(`no ${selector} on the page: ${document.body.innerHTML}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
