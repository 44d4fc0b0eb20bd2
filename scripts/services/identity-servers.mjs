import { fileURLToPath } from 'node:url';
import { startCas } from './cas.mjs';
import { startKeycloak } from './keycloak.mjs';
import { startSlapd } from './slapd.mjs';
import { untilInterrupted } from './until-interrupted.mjs';

/**
 * The servers that tests of signing in need, each with a variable that says where it is. Those that cannot be had are left out, and
 * their tests are skipped; under CI=true this raises an error.
 * @returns {Promise<{ env: Record<string, string>, stop: () => void }>}
 */
export async function startIdentityServers() {
  /** @type {(() => void)[]} */
  const stops = [];
  const stop = () => {
    for (const one of stops.splice(0)) one();
  };
  /** @param {Promise<{ stop: () => void } | undefined>} started */
  const kept = async (started) => {
    const server = await started;
    if (!server) return '';
    stops.push(server.stop);
    const { stop: _, ...place } = server;
    return JSON.stringify(place);
  };
  const all = await Promise.allSettled([kept(startKeycloak()), kept(startSlapd()), kept(startCas())]);
  const failed = all.find((one) => one.status === 'rejected');
  if (failed) {
    stop();
    throw failed.reason;
  }
  const [keycloak = '', slapd = '', cas = ''] = all.map((one) =>
    one.status === 'fulfilled' ? one.value : '',
  );
  return {
    env: { LECTERN_TEST_KEYCLOAK: keycloak, LECTERN_TEST_SLAPD: slapd, LECTERN_TEST_CAS: cas },
    stop,
  };
}

// By itself: `node scripts/services/identity-servers.mjs` starts them, says where they are and ends them with Ctrl-C.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const servers = await startIdentityServers();
  for (const [name, value] of Object.entries(servers.env)) console.log(`export ${name}='${value}'`);
  untilInterrupted(servers);
}
