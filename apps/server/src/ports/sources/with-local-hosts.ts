import type { Sources } from './sources-port.ts';

/** Answers for a host without a network: the JSON of an address, undefined for what is not there. */
export type LocalHost = (url: URL) => Promise<unknown>;

/** Sources of which some hosts are answered in the process: nothing leaves, and all else is as with any source. */
export function withLocalHosts(sources: Sources, hosts: ReadonlyMap<string, LocalHost>): Sources {
  return {
    ...sources,
    async send(tenantId, request) {
      const host = hosts.get(request.url.host);
      if (!host) return sources.send(tenantId, request);
      const answer = await host(request.url);
      const body = Buffer.from(JSON.stringify(answer ?? {}));
      return { status: answer === undefined ? 404 : 200, contentType: 'application/json', body };
    },
  };
}
