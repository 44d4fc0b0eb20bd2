import { spawn } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePorts } from './free-port.mjs';
import { findJava, mavenArchive, unpack } from './java-program.mjs';
import { untilInterrupted } from './until-interrupted.mjs';

/** The version that the adapter is tested with; deploy/compose.yaml starts the same one. */
const VERSION = '3.4.0';
/** The oldest Java that this version runs on. */
const JAVA = 21;
const READY_MILLISECONDS = 600_000;
/** Another process can take a port between the moment when it was found free and the moment when a node binds it. */
const STARTS = 3;

/**
 * How many nodes, and how each runs.
 * @typedef {{ readonly nodes: number, readonly java: readonly string[], readonly mapsFiles: boolean }} ClusterKind
 */

/** Enough for tests, and quick to start on few processors. @type {ClusterKind} */
const FOR_TESTS = {
  nodes: 3,
  java: ['-Xms512m', '-Xmx512m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'],
  mapsFiles: false,
};

/** As it would run alone on a machine of two cores: for measurements. @type {ClusterKind} */
export const FOR_MEASURING = { nodes: 1, java: ['-Xms2g', '-Xmx2g'], mapsFiles: true };

/** The last two lines are what OpenSearch asks of newer Java. */
const JVM_OPTIONS = `-Djava.io.tmpdir=\${OPENSEARCH_TMPDIR}
--add-modules=jdk.incubator.vector
-javaagent:agent/opensearch-agent.jar
`;

/**
 * An OpenSearch cluster for tests: the one at LECTERN_TEST_OPENSEARCH (addresses with commas between them), else three
 * nodes of our own, or as many as `kind` says, in a temporary folder on free ports. Undefined, with a message, where neither can be had.
 * `processes` are those of our own nodes, so that a test can end one.
 * @param {ClusterKind} kind
 * @returns {Promise<{ url: string, processes: readonly number[], stop: () => void } | undefined>}
 */
export async function startOpenSearch(kind = FOR_TESTS) {
  const given = process.env.LECTERN_TEST_OPENSEARCH;
  if (given) return { url: given, processes: [], stop: () => undefined };
  const java = findJava(JAVA, process.env.OPENSEARCH_JAVA_HOME);
  if (!java) return skipped(`no Java ${JAVA} or newer (OPENSEARCH_JAVA_HOME names one)`);
  const archive = mavenArchive('org.opensearch.distribution.integ-test-zip', 'opensearch', VERSION);
  if (!archive) return skipped('its distribution cannot be fetched with Maven');
  for (let start = 1; ; start++) {
    const cluster = await startNodes(kind, java, archive);
    if ('url' in cluster) return cluster;
    if (start === STARTS) throw new Error(cluster.reason);
    console.log(`OpenSearch did not start (${cluster.reason}); trying once more.`);
  }
}

/**
 * @param {ClusterKind} kind
 * @param {string} java
 * @param {string} archive
 * @returns {Promise<{ url: string, processes: readonly number[], stop: () => void } | { reason: string }>}
 */
async function startNodes(kind, java, archive) {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-opensearch-'));
  const nodes = await launch(folder, kind, java, archive);
  let stopped = false;
  const stop = () => {
    if (stopped) return;
    stopped = true;
    for (const { child } of nodes) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  };
  const reason = await whyNotReady(nodes);
  if (reason !== undefined) {
    stop();
    return { reason };
  }
  return {
    url: nodes.map(({ url }) => url).join(','),
    processes: nodes.flatMap(({ child }) => child.pid ?? []),
    stop,
  };
}

/** @param {string} reason */
function skipped(reason) {
  console.log(
    `OpenSearch: ${reason}; its tests are skipped (set LECTERN_TEST_OPENSEARCH to a cluster to run them).`,
  );
  return undefined;
}

/** @typedef {{ url: string, child: import('node:child_process').ChildProcess, log: string }} ClusterNode */

/**
 * @param {string} folder
 * @param {ClusterKind} kind
 * @param {string} java
 * @param {string} archive
 * @returns {Promise<ClusterNode[]>}
 */
async function launch(folder, kind, java, archive) {
  unpack(java, archive, folder);
  const home = join(folder, `opensearch-${VERSION}`);
  const ports = await freePorts(kind.nodes * 2);
  const transports = ports.slice(kind.nodes);
  const as = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const nodes = Array.from({ length: kind.nodes }, (_, at) => {
    const place = join(folder, `node-${at}`);
    const config = join(place, 'config');
    mkdirSync(join(place, 'tmp'), { recursive: true });
    cpSync(join(home, 'config'), config, { recursive: true });
    writeFileSync(join(config, 'jvm.options'), `${kind.java.join('\n')}\n${JVM_OPTIONS}`);
    const lines = settings(place, at, ports[at] ?? 0, transports);
    writeFileSync(join(config, 'opensearch.yml'), `${lines}node.store.allow_mmap: ${kind.mapsFiles}\n`);
    return { place, config, url: `http://127.0.0.1:${ports[at]}`, log: join(place, 'logs/lectern-test.log') };
  });
  if (as.uid !== undefined) giveAway(folder);
  return nodes.map(({ place, config, url, log }) => {
    const child = spawn('bash', [join(home, 'bin/opensearch')], {
      ...as,
      cwd: home,
      stdio: 'ignore',
      env: {
        PATH: process.env.PATH,
        OPENSEARCH_JAVA_HOME: java,
        OPENSEARCH_PATH_CONF: config,
        OPENSEARCH_TMPDIR: join(place, 'tmp'),
      },
    });
    return { url, child, log };
  });
}

/** The user and group `nobody` of most systems: OpenSearch refuses to run as root. */
const NOBODY = 65_534;

/** @param {string} path */
function giveAway(path) {
  chownSync(path, NOBODY, NOBODY);
  for (const entry of readdirSync(path, { recursive: true, encoding: 'utf8' }))
    chownSync(join(path, entry), NOBODY, NOBODY);
}

/**
 * Disk thresholds are off: a nearly full disk of a build machine is no reason to refuse a few megabytes. Nor is a heap full of what the
 * serial collector has not collected yet.
 * @param {string} place
 * @param {number} at
 * @param {number} port
 * @param {readonly number[]} transports
 */
function settings(place, at, port, transports) {
  return `cluster.name: lectern-test
node.name: node-${at}
path.data: ${join(place, 'data')}
path.logs: ${join(place, 'logs')}
http.port: ${port}
transport.port: ${transports[at]}
network.host: 127.0.0.1
discovery.seed_hosts: [${transports.map((one) => `"127.0.0.1:${one}"`).join(', ')}]
cluster.initial_cluster_manager_nodes: [${transports.map((_, one) => `node-${one}`).join(', ')}]
cluster.routing.allocation.disk.threshold_enabled: false
indices.breaker.total.use_real_memory: false
`;
}

/**
 * Waits until all nodes are one cluster. Gives what is wrong where they do not become one: the end of a node's log.
 * @param {readonly ClusterNode[]} nodes
 * @returns {Promise<string | undefined>}
 */
async function whyNotReady(nodes) {
  const until = Date.now() + READY_MILLISECONDS;
  while (Date.now() < until) {
    const ended = nodes.find(({ child }) => child.exitCode !== null || child.signalCode !== null);
    if (ended) return `a node ended while it started: ${endOf(ended.log)}`;
    const health = await fetch(`${nodes[0]?.url}/_cluster/health`, { signal: AbortSignal.timeout(10_000) })
      .then((answer) => answer.json())
      .catch(() => undefined);
    if (health?.number_of_nodes === nodes.length && health.status === 'green') return undefined;
    await sleep(250);
  }
  return `not ready after ${READY_MILLISECONDS / 1000} s: ${endOf(nodes[0]?.log ?? '')}`;
}

/** @param {string} log */
function endOf(log) {
  const text = existsSync(log) ? readFileSync(log, 'utf8') : 'it wrote no log';
  return text.trimEnd().split('\n').slice(-3).join(' | ').slice(0, 1000);
}

// By itself: `node scripts/services/opensearch.mjs` starts a cluster, says where it is and ends it with Ctrl-C.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const cluster = await startOpenSearch();
  if (cluster) {
    console.log(`LECTERN_OPENSEARCH_URL=${cluster.url}`);
    untilInterrupted(cluster);
  }
}
