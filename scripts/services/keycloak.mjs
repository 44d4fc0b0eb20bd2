import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePorts } from './free-port.mjs';
import { testRealm } from './keycloak-realm.mjs';
import { missing } from './missing-service.mjs';

const VERSION = '26.4.0';
const ARTIFACT = `org.keycloak:keycloak-quarkus-dist:${VERSION}:zip`;
/** The oldest Java that this version runs on. */
const JAVA = 17;
const READY_MILLISECONDS = 300_000;

/**
 * A Keycloak for tests, with the realm of keycloak-realm.mjs, in a temporary folder on a free port. Undefined, with a message, where it
 * cannot be had.
 * @returns {Promise<{ url: string, stop: () => void } | undefined>}
 */
export async function startKeycloak() {
  const java = findJava();
  if (!java) return missing('Keycloak', `no Java ${JAVA} or newer (JAVA_HOME names one)`);
  const archive = findArchive() ?? fetchArchive();
  if (!archive) return missing('Keycloak', 'its distribution cannot be fetched with Maven');
  const folder = mkdtempSync(join(tmpdir(), 'lectern-keycloak-'));
  const unpacked = spawnSync(join(java, 'bin/jar'), ['xf', archive], { cwd: folder, stdio: 'inherit' });
  if (unpacked.status !== 0) throw new Error(`${archive} could not be unpacked`);
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

/** A JDK of the right age: `jar` unpacks the distribution. */
function findJava() {
  const debian = '/usr/lib/jvm';
  const installed = existsSync(debian) ? readdirSync(debian).map((name) => join(debian, name)) : [];
  return [process.env.JAVA_HOME, ...installed].find(
    (home) => home && existsSync(join(home, 'bin/jar')) && age(home) >= JAVA,
  );
}

/** @param {string} home */
function age(home) {
  const { stderr } = spawnSync(join(home, 'bin/java'), ['-version'], { encoding: 'utf8' });
  return Number(/version "(\d+)/.exec(stderr)?.[1] ?? 0);
}

function findArchive() {
  const place = '.m2/repository/org/keycloak/keycloak-quarkus-dist';
  const archive = join(homedir(), place, VERSION, `keycloak-quarkus-dist-${VERSION}.zip`);
  return existsSync(archive) ? archive : undefined;
}

function fetchArchive() {
  console.log(`Fetching Keycloak ${VERSION} from Maven Central ...`);
  const options = ['-q', 'dependency:get', `-Dartifact=${ARTIFACT}`, '-Dtransitive=false'];
  spawnSync('mvn', options, { stdio: ['ignore', 'ignore', 'inherit'] });
  return findArchive();
}

// By itself: `node scripts/services/keycloak.mjs` starts it, says where it is and ends it with Ctrl-C.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const keycloak = await startKeycloak();
  if (keycloak) {
    process.on('exit', () => keycloak.stop());
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
    console.log(keycloak.url);
    setInterval(() => undefined, 1 << 30);
  }
}
