import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Tenant, TenantRegistry } from '../tenants/tenant-registry.ts';
import { contentPolicyHeader } from './content-policy.ts';
import { type PreparedBody, sendPrepared } from './prepared-body.ts';
import { type TenantFacts, webPages } from './web-page.ts';

/** Serves the built web app: hashed assets for a year, the page itself for every tenant's path, always fresh. */
export async function serveWebApp(
  app: FastifyInstance,
  folder: string,
  {
    tenants,
    config,
    factsOf,
  }: {
    readonly tenants: TenantRegistry;
    readonly config: Pick<Config, 'publicUrl' | 'port'>;
    readonly factsOf: (tenant: Tenant) => TenantFacts;
  },
): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return;
  const pageOf = webPages(join(folder, 'index.html'), config, factsOf);
  await app.register(staticFiles, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  });
  app.get('/', async (_request, reply) => {
    const first = (await tenants.all())[0];
    return first ? reply.redirect(`/${first.mappingPath}/`, 302) : reply.callNotFound();
  });
  app.get<{ Params: { mappingPath: string } }>('/:mappingPath', async (request, reply) => {
    const tenant = await tenants.byMappingPath(request.params.mappingPath);
    return tenant ? reply.redirect(`/${tenant.mappingPath}/`, 301) : reply.callNotFound();
  });
  app.get<{ Params: { mappingPath: string } }>('/:mappingPath/staff', async (request, reply) => {
    const tenant = await tenants.byMappingPath(request.params.mappingPath);
    return tenant ? reply.redirect(`/${tenant.mappingPath}/staff/`, 301) : reply.callNotFound();
  });
  // The path of a worker is the part of the site that it works for.
  for (const part of ['staff', 'push'])
    app.get<{ Params: { mappingPath: string } }>(
      `/:mappingPath/${part}/worker.js`,
      async (request, reply) => {
        const tenant = await tenants.byMappingPath(request.params.mappingPath);
        if (!tenant) return reply.callNotFound();
        void reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8');
        return reply.send(await readFile(join(folder, `${part}-worker.js`)));
      },
    );
  for (const path of ['/:mappingPath/', '/:mappingPath/staff/'])
    app.get<{ Params: { mappingPath: string } }>(path, async (request, reply) => {
      const tenant = await tenants.byMappingPath(request.params.mappingPath);
      if (!tenant) return reply.callNotFound();
      const page = await pageOf(tenant, request.headers['accept-language'] ?? '');
      return sendPage(request, reply, tenant, page);
    });
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { settings }: Tenant,
  page: PreparedBody,
): FastifyReply {
  void reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentPolicyHeader(settings),
    // Requests for scripts and styles come before the page can take a token out of its address.
    'referrer-policy': request.url.includes('?') ? 'no-referrer' : 'strict-origin-when-cross-origin',
  });
  return sendPrepared(request, reply, page, 'accept-language');
}
