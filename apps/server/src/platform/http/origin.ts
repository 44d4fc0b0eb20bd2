import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Where readers reach this server: as configured, else as the request says (through proxies that are believed). A host that is none
 * becomes localhost, so that nothing else gets into addresses that we write.
 */
export function originOf(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { protocol, host }: FastifyRequest,
): string {
  if (publicUrl) return publicUrl;
  const named = `${protocol === 'https' ? 'https' : 'http'}://${host ?? ''}`;
  return HOST.test(host ?? '') && URL.canParse(named) ? new URL(named).origin : 'http://localhost';
}
