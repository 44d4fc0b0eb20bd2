import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePorts } from './free-port.mjs';
import { findJava, mavenArchive, unpack } from './java-program.mjs';
import { testRealm } from './keycloak-realm.mjs';
import { missing } from './missing-service.mjs';
import { untilInterrupted } from './until-interrupted.mjs';

const VERSION = '26.4.0';
/** The oldest Java that this version runs on. */
const JAVA = 17;
const READY_MILLISECONDS = 300_000;

/**
 * A Keycloak for tests, with the realm of keycloak-realm.mjs, in a temporary folder on a free port. Undefined, with a message, where it
 * cannot be had.
 * @returns {Promise<{ url: string, stop: () => void } | undefined>}
 */
export async function startKeycloak() {
  const java = findJava(JAVA);
  if (!java) return missing('Keycloak', `no Java ${JAVA} or newer (JAVA_HOME names one)`);
  const archive = mavenArchive('org.keycloak', 'keycloak-quarkus-dist', VERSION);
  if (!archive) return missing('Keycloak', 'its distribution cannot be fetched with Maven');
  const folder = mkdtempSync(join(tmpdir(), 'lectern-keycloak-'));
  unpack(java, archive, folder);
  const home = join(folder, `keycloak-${VERSION}`);
  const realms = join(home, 'data/import');
  mkdirSync(realms, { recursive: true });
  writeFileSync(join(realms, 'lectern.json'), JSON.stringify(testRealm()));
  const [port = 0, management = 0] = await freePorts(2);
  const options = ['start-dev', '--import-realm', '--http-host', '127.0.0.1', '--http-port', String(port)];
  const child = spawn(
    'bash',
    [join(home, 'bin/kc.sh'), ...options, '--http-management-port', String(management), '--cache', 'local'],
    {
      stdio: 'ignore',
      detached: true,
      env: {
        PATH: process.env.PATH,
        JAVA_HOME: java,
        JAVA_OPTS_KC_HEAP: '-Xms128m -Xmx512m',
        JAVA_OPTS_APPEND: '-XX:TieredStopAtLevel=1',
        KC_LOG: 'file',
        KC_LOG_FILE: join(folder, 'log'),
      },
    },
  );
  let stopped = false;
  const stop = () => {
    if (stopped) return;
    stopped = true;
    // kc.sh runs Java as its child: both are in the group of the shell.
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  };
  const url = `http://127.0.0.1:${port}`;
  const until = Date.now() + READY_MILLISECONDS;
  while (Date.now() < until && child.exitCode === null) {
    const answer = await fetch(`${url}/realms/lectern/.well-known/openid-configuration`).catch(
      () => undefined,
    );
    if (answer?.ok) return { url, stop };
    await sleep(500);
  }
  const log = existsSync(join(folder, 'log'))
    ? readFileSync(join(folder, 'log'), 'utf8').slice(-1000)
    : 'it wrote no log';
  stop();
  throw new Error(`Keycloak did not start: ${log}`);
}

// By itself: `node scripts/services/keycloak.mjs` starts it, says where it is and ends it with Ctrl-C.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const keycloak = await startKeycloak();
  if (keycloak) {
    console.log(keycloak.url);
    untilInterrupted(keycloak);
  }
}
