import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { installDebianPackages } from './debian-packages.mjs';
import { freePorts } from './free-port.mjs';
import { missing } from './missing-service.mjs';
import { untilInterrupted } from './until-interrupted.mjs';

const READY_MILLISECONDS = 60_000;
const BASE_DN = 'dc=example,dc=edu';
/** May search; others may only bind. */
const SEARCHER = { dn: `cn=portal,${BASE_DN}`, password: 'searcher-password' };

/** Readers by uid, all with the password `directory-password`. One uid stands twice, and some contain signs of filters and names. */
const READERS = [
  ['20230001', 'ou=people'],
  ['newcomer', 'ou=people'],
  ['twice', 'ou=people'],
  ['twice', 'ou=staff'],
  ['a*(b)\\c', 'ou=people'],
  // One for each walk of the browser tests, which leave something behind.
  ...Array.from({ length: 20 }, (_, at) => [`2026${String(at + 1).padStart(4, '0')}`, 'ou=people']),
];

/**
 * OpenLDAP's slapd for tests, with folder, certificate and ports of its own; installed from Debian packages where it is absent and may be.
 * Undefined, with a message, where it cannot be had.
 * @returns {Promise<{ url: string, secureUrl: string, authority: string, baseDn: string, searcher: { dn: string, password: string }, stop:
 * () => void } | undefined>}
 */
export async function startSlapd() {
  if (!findProgram()) installDebianPackages('slapd');
  const program = findProgram();
  if (!program) return missing('slapd', 'not here (Debian package slapd)');
  const folder = mkdtempSync(join(tmpdir(), 'lectern-slapd-'));
  const authority = makeCertificate(folder);
  mkdirSync(join(folder, 'data'));
  writeFileSync(join(folder, 'slapd.conf'), configuration(folder));
  writeFileSync(join(folder, 'entries.ldif'), entries());
  const loaded = spawnSync(
    program,
    ['-T', 'add', '-f', join(folder, 'slapd.conf'), '-l', join(folder, 'entries.ldif')],
    {
      encoding: 'utf8',
    },
  );
  if (loaded.status !== 0) throw new Error(`slapadd: ${loaded.stderr}`);
  const [port = 0, securePort = 0] = await freePorts(2);
  const url = `ldap://127.0.0.1:${port}`;
  const secureUrl = `ldaps://localhost:${securePort}`;
  const addresses = `${url} ldaps://127.0.0.1:${securePort}`;
  // With -d it stays in the foreground, as a child that can be ended.
  const child = spawn(program, ['-d', '0', '-h', addresses, '-f', join(folder, 'slapd.conf')], {
    stdio: 'ignore',
  });
  const stop = () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
  const until = Date.now() + READY_MILLISECONDS;
  while (Date.now() < until && child.exitCode === null) {
    if (await listens(port))
      return {
        url: `ldap://localhost:${port}`,
        secureUrl,
        authority,
        baseDn: BASE_DN,
        searcher: SEARCHER,
        stop,
      };
    await sleep(50);
  }
  stop();
  throw new Error('slapd did not start');
}

/** @param {number} port */
async function listens(port) {
  const { connect } = await import('node:net');
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(socket.destroy() && true));
    socket.once('error', () => resolve(false));
  });
}

/** @param {string} folder */
function configuration(folder) {
  return `include /etc/ldap/schema/core.schema
include /etc/ldap/schema/cosine.schema
include /etc/ldap/schema/inetorgperson.schema
modulepath /usr/lib/ldap
moduleload back_mdb.la
TLSCertificateFile ${join(folder, 'certificate.pem')}
TLSCertificateKeyFile ${join(folder, 'key.pem')}
pidfile ${join(folder, 'pid')}
argsfile ${join(folder, 'args')}
database mdb
suffix "${BASE_DN}"
rootdn "cn=admin,${BASE_DN}"
directory ${join(folder, 'data')}
access to attrs=userPassword by anonymous auth by * none
access to * by dn.exact="${SEARCHER.dn}" read by anonymous auth by * none
`;
}

function entries() {
  const parts = [
    ['dn: dc=example,dc=edu', 'objectClass: domain', 'dc: example'],
    [
      `dn: ${SEARCHER.dn}`,
      'objectClass: organizationalRole',
      'objectClass: simpleSecurityObject',
      'cn: portal',
      `userPassword: ${SEARCHER.password}`,
    ],
    ...['people', 'staff'].map((ou) => [
      `dn: ou=${ou},${BASE_DN}`,
      'objectClass: organizationalUnit',
      `ou: ${ou}`,
    ]),
    ...READERS.map(([uid = '', unit], at) => [
      `dn: cn=reader ${at},${unit},${BASE_DN}`,
      'objectClass: inetOrgPerson',
      `cn: reader ${at}`,
      'sn: Reader',
      `displayName: Reader ${uid}`,
      `uid: ${uid}`,
      `mail: reader${at}@example.edu`,
      'userPassword: directory-password',
    ]),
  ];
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/**
 * A certificate for localhost that is its own authority.
 * @param {string} folder
 */
function makeCertificate(folder) {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const made = spawnSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=localhost',
      '-addext',
      'subjectAltName=DNS:localhost',
      '-keyout',
      key,
      '-out',
      certificate,
    ],
    { encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`openssl: ${made.stderr}`);
  return readFileSync(certificate, 'utf8');
}

function findProgram() {
  return ['/usr/sbin/slapd', '/usr/local/sbin/slapd'].find((path) => existsSync(path));
}

// By itself: `node scripts/services/slapd.mjs` starts it, says where it is and ends it with Ctrl-C.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const slapd = await startSlapd();
  if (slapd) {
    console.log(slapd.url, slapd.secureUrl);
    untilInterrupted(slapd);
  }
}
