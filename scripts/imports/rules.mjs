import { placeOf, wingFault } from './wings.mjs';

/** Which package may import which. @type {Readonly<Record<string, readonly string[]>>} */
export const PACKAGES = {
  'packages/rules': [],
  'packages/contracts': ['rules'],
  'packages/marc': ['rules'],
  'packages/search': ['rules'],
  'apps/demo': ['contracts', 'marc', 'rules'],
  'apps/server': ['contracts', 'marc', 'rules', 'search', 'demo'],
  'apps/web': ['contracts', 'rules'],
};

/**
 * The floors of the server, from the ground up: which of them a file may import besides its own. What lies directly in src/ is the root,
 * which composes all others.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const FLOORS = {
  platform: [],
  ports: ['platform'],
  domains: ['platform', 'ports'],
  standards: ['platform', 'ports', 'domains'],
  demo: ['platform'],
  cli: ['platform', 'ports', 'domains', 'root'],
  root: ['platform', 'ports', 'domains', 'standards', 'demo'],
};

const SERVER = 'apps/server/src/';
const KERNEL = 'packages/contracts/src/kernel/';
const LIBRARY_SYSTEM = 'packages/contracts/src/library-system/';
/** Only platform/http raises refusals; all else returns them. */
const CALL_ERROR = `${SERVER}platform/http/call-error.ts`;
/** What a domain keeps to itself: how it stores, and its handlers, which domain.ts lists. */
const PRIVATE = /\/domains\/[^/]+\/([^/]+)\/(?:.*-store\.ts$|(?:.*\/)?(?:store|calls)\/)/;

/**
 * What is wrong with one import; undefined where nothing is.
 *
 * @param {string} room the package
 * @param {import('./read-imports.mjs').Import} given
 * @returns {string | undefined}
 */
export function importFault(room, { from, target, to }) {
  if (target.startsWith('@lectern/')) {
    const name = target.split('/')[1] ?? '';
    return PACKAGES[room]?.includes(name) ? undefined : `${room} may not import ${name}`;
  }
  if (to === undefined) return isTest(from) ? undefined : packageFault(from, target);
  if (!to.startsWith(`${room}/`)) return 'leaves its package; import it by name';
  if (isTest(from)) return undefined;
  return featureFault(from, to) ?? kernelFault(from, to) ?? wingFault(from, to) ?? serverFault(from, to);
}

/** The domain that a file of the server belongs to. @param {string} file */
export function domainOf(file) {
  return file.startsWith(`${SERVER}domains/`) ? placeOf(file)?.folder : undefined;
}

/** Files that only tests load: they may use everything. @param {string} file */
export function isTest(file) {
  return /\.test\.tsx?$/.test(file) || file.startsWith(`${SERVER}testing/`);
}

/** A parser that goes on after faults is used in one place, which sets its limits. @param {string} from @param {string} target */
function packageFault(from, target) {
  return target === 'saxes' && !from.startsWith('packages/marc/src/xml/')
    ? 'read XML with limits, by readXml of packages/marc'
    : undefined;
}

/** @param {string} from @param {string} to */
function featureFault(from, to) {
  const [ours, theirs] = [featureOf(from), featureOf(to)];
  if (ours && theirs && ours !== theirs)
    return 'a feature does not import another feature; join them in app/';
  if (/src\/(components|lib)\//.test(from) && theirs) return 'components and lib know no feature';
  if (/web\/src\/(features|components|lib|theme)\//.test(from) && /web\/src\/app\//.test(to))
    return 'only app/ imports from app/';
  return undefined;
}

/** @param {string} file */
function featureOf(file) {
  return file.startsWith('apps/web/src/features/') ? placeOf(file)?.folder : undefined;
}

/** The ground of the contracts knows none of them. @param {string} from @param {string} to */
function kernelFault(from, to) {
  if (from.startsWith(KERNEL) && !to.startsWith(KERNEL)) return 'the kernel knows no list and no domain';
  if (from.startsWith(LIBRARY_SYSTEM) && !to.startsWith(LIBRARY_SYSTEM) && !to.startsWith(KERNEL))
    return 'the refusals of library systems know the kernel only';
  return undefined;
}

/** @param {string} from @param {string} to */
function serverFault(from, to) {
  if (!from.startsWith(SERVER)) return undefined;
  if (to.startsWith(`${SERVER}testing/`)) return 'testing/ is for tests only';
  const [ours, theirs] = [floorOf(from), floorOf(to)];
  if (ours !== theirs && !FLOORS[ours]?.includes(theirs)) return `${ours} may not import ${theirs}`;
  if (to === CALL_ERROR && !from.startsWith(`${SERVER}platform/http/`)) return 'return a refusal instead';
  const [, owner] = to.match(PRIVATE) ?? [];
  if (owner && owner !== domainOf(from)) return `a private part of ${owner}; call what it exports`;
  return undefined;
}

/** @param {string} file */
function floorOf(file) {
  const path = file.slice(SERVER.length);
  const names = Object.keys(FLOORS).sort((one, other) => other.length - one.length);
  return names.find((name) => path.startsWith(`${name}/`)) ?? 'root';
}
