import { startIdentityServers } from './identity-servers.mjs';
import { ensureOaiTools } from './oai-tools.mjs';
import { startPostgres } from './postgres.mjs';
import { ensurePysip2 } from './pysip2.mjs';
import { ensureYaz } from './yaz.mjs';

/**
 * Starts what tests of the server need besides a cluster, until this process ends. `env` says where each is.
 * @returns {Promise<{ env: Record<string, string>, identityServers: Awaited<ReturnType<typeof startIdentityServers>> }>}
 */
export async function startTestServices() {
  const postgres = await startPostgres();
  process.on('exit', () => postgres?.stop());
  ensureYaz();
  const pysip2 = ensurePysip2();
  const oaiTools = ensureOaiTools();
  const identityServers = await startIdentityServers();
  process.on('exit', () => identityServers.stop());
  return {
    env: {
      LECTERN_TEST_POSTGRES: postgres?.url ?? '',
      LECTERN_TEST_PYSIP2: pysip2 ?? '',
      LECTERN_TEST_OAI_PYTHON: oaiTools?.python ?? '',
      LECTERN_TEST_OAI_SCHEMA: oaiTools?.schema ?? '',
      ...identityServers.env,
    },
    identityServers,
  };
}
