import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { TenantRegistry } from '../domains/tenant/tenant-registry.ts';

/** Scripts only from here; pictures also from data: (captcha, drawn covers) and https: (covers, logos that a tenant names). */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

/** Serves the built web app: hashed assets for a year, the page itself for every tenant's path, always fresh. */
export async function serveWebApp(
  app: FastifyInstance,
  folder: string,
  tenants: TenantRegistry,
): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return;
  const page = await readFile(join(folder, 'index.html'), 'utf8');
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
  app.get<{ Params: { mappingPath: string } }>('/:mappingPath/', async (request, reply) => {
    if (!(await tenants.byMappingPath(request.params.mappingPath))) return reply.callNotFound();
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', CONTENT_SECURITY_POLICY)
      .send(page);
  });
}
