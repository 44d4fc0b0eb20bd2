import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const RAM_DISK = '/dev/shm';
/**
 * What a run of all tests may keep there at most. An estimate: PostgreSQL 0.5 GB, Keycloak 0.4 GB, three nodes of OpenSearch 0.9 GB,
 * browser profiles, databases and indexes of tests 0.4 GB. They do not all run at the same time.
 */
const ROOM_BYTES = 2 ** 31;
/** What the processes of the tests use besides: servers, browsers and the type checker. */
const MEMORY_BYTES = 4 * 2 ** 30;

/**
 * Gives this process and those that it starts a temporary folder on the RAM disk of Linux, where that has room; the folder goes with
 * this process. A TMPDIR that is set already stays.
 * @returns {string} where temporary files are, and why, in words
 */
export function useRamDisk() {
  if (process.env.TMPDIR) return `${process.env.TMPDIR} (TMPDIR)`;
  const reason = whyNot();
  if (reason !== undefined) return `the disk (${reason})`;
  const folder = mkdtempSync(join(RAM_DISK, 'lectern-tests-'));
  // PostgreSQL and OpenSearch run as users of their own, who pass through it to their folders.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  // A signal ends a process without the event above. The step that runs gets the signal too, and ends first.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.once(signal, () => process.exit(1));
  return folder;
}

/** @returns {string | undefined} */
function whyNot() {
  if (process.platform !== 'linux') return 'no Linux';
  const mount = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .find(([, place]) => place === RAM_DISK);
  if (mount?.[2] !== 'tmpfs') return `${RAM_DISK} is no RAM disk`;
  // Libraries of Java are unpacked there and loaded.
  const options = mount[3]?.split(',') ?? [];
  if (options.includes('noexec') || options.includes('ro')) return `${RAM_DISK} runs or takes no files`;
  const { bavail, bsize } = statfsSync(RAM_DISK);
  if (bavail * bsize < ROOM_BYTES) return `${RAM_DISK} has less than ${inGigabytes(ROOM_BYTES)} free`;
  if (availableMemory() < ROOM_BYTES + MEMORY_BYTES) {
    return `less than ${inGigabytes(ROOM_BYTES + MEMORY_BYTES)} of memory free`;
  }
  return undefined;
}

/** Memory that processes can get without swapping, in bytes. */
function availableMemory() {
  const [, kilobytes = '0'] = /^MemAvailable:\s+(\d+) kB$/m.exec(readFileSync('/proc/meminfo', 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

/** @param {number} bytes */
function inGigabytes(bytes) {
  return `${bytes / 2 ** 30} GB`;
}
