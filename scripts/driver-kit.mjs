// `npm run driver-kit -- FOLDER`: the suite of the port of library systems, against the driver in a folder (docs/write-a-driver.md).
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [folder] = process.argv.slice(2);
const file = folder && join(resolve(process.env.INIT_CWD ?? '.', folder), 'driver-kit.ts');
if (!file || !existsSync(file)) {
  console.error(
    'npm run driver-kit -- FOLDER: the folder has a file driver-kit.ts, see docs/write-a-driver.md',
  );
  process.exit(2);
}
ensureInstalled(root);
const { status } = spawnSync('npx', ['vitest', 'run', '--config', 'scripts/driver-kit.config.mjs'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, LECTERN_DRIVER_KIT: file },
});
process.exit(status ?? 1);
