import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { installDebianPackages } from './debian-packages.mjs';

/** The one without a window comes first: the browser tests take a fifth less processor time with it. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The path of a Chromium that runs: LECTERN_CHROMIUM, an installed one, Debian's package (as root), else Playwright's own.
 * Ends the process with advice where none can be had: browser tests are never skipped silently.
 * @returns {string}
 */
export function ensureChromium() {
  const found = find();
  if (found) return found;
  installDebianPackages('chromium-headless-shell', 'fonts-noto-cjk');
  const installed = find();
  if (installed) return installed;
  console.log("Installing Playwright's Chromium ...");
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  const own = status === 0 ? playwrightsOwn() : undefined;
  if (own) return own;
  console.error(
    '\nNo Chromium could be found or installed, and the browser tests need one.\n' +
      'Install it (Debian: apt-get install chromium-headless-shell fonts-noto-cjk; elsewhere: npx playwright install chromium)\n' +
      'or name one in LECTERN_CHROMIUM, and run the same command again.',
  );
  process.exit(1);
}

/** @returns {string | undefined} */
function find() {
  const candidates = [process.env.LECTERN_CHROMIUM ?? '', ...PLACES, playwrightsOwn() ?? ''];
  return candidates.find((path) => path !== '' && existsSync(path) && runs(path));
}

/** @param {string} path */
function runs(path) {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 });
    return true;
  } catch {
    return false;
  }
}

/** @returns {string | undefined} */
function playwrightsOwn() {
  try {
    return createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
  } catch {
    return undefined;
  }
}
