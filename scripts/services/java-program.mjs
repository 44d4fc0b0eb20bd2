import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * The home of a JDK of this version or newer: one that is given, else one of Debian's. It has `jar`, which unpacks archives.
 * @param {number} oldest
 * @param {readonly (string | undefined)[]} given
 */
export function findJava(oldest, ...given) {
  const debian = '/usr/lib/jvm';
  const installed = existsSync(debian) ? readdirSync(debian).map((name) => join(debian, name)) : [];
  return [...given, process.env.JAVA_HOME, ...installed].find(
    (home) => home && existsSync(join(home, 'bin/jar')) && versionOf(home) >= oldest,
  );
}

/** @param {string} home */
function versionOf(home) {
  const { stderr } = spawnSync(join(home, 'bin/java'), ['-version'], { encoding: 'utf8' });
  return Number(/version "(\d+)/.exec(stderr)?.[1] ?? 0);
}

/**
 * The path of a zip of Maven Central, fetched with Maven where it is not here yet; undefined where it cannot be had.
 * @param {string} group
 * @param {string} artifact
 * @param {string} version
 */
export function mavenArchive(group, artifact, version) {
  const folder = join(homedir(), '.m2/repository', ...group.split('.'), artifact, version);
  const archive = join(folder, `${artifact}-${version}.zip`);
  if (!existsSync(archive)) {
    console.log(`Fetching ${artifact} ${version} from Maven Central ...`);
    const options = ['-q', 'dependency:get', `-Dartifact=${group}:${artifact}:${version}:zip`];
    spawnSync('mvn', [...options, '-Dtransitive=false'], { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  return existsSync(archive) ? archive : undefined;
}

/**
 * @param {string} java the home of a JDK
 * @param {string} archive
 * @param {string} folder
 */
export function unpack(java, archive, folder) {
  const { status } = spawnSync(join(java, 'bin/jar'), ['xf', archive], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${archive} could not be unpacked`);
}
