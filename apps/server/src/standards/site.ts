import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tenant } from '../platform/tenants/tenant-registry.ts';

/** The site of a library, with the address at which the request came in. */
export interface Site {
  readonly tenant: Tenant;
  /** `https://library.example.org` */
  readonly origin: string;
  /** Address of the library's pages, without a slash at the end. */
  readonly root: string;
}

export type Query = Readonly<Record<string, string | string[] | undefined>>;

export interface SiteRequest {
  readonly site: Site;
  readonly query: Query;
  readonly params: Readonly<Record<string, string>>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
