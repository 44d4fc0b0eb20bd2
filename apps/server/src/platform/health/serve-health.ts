import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../deps.ts';
import { createHealthCheck } from './check-health.ts';

/**
 * Serves `/health/live` (the process answers), `/health/ready` and `/health` (requests should come here; 503 if not). They say which check
 * failed and nothing else, so anybody may read them.
 */
export function serveHealth(app: FastifyInstance, deps: Deps): void {
  const check = createHealthCheck(deps);
  const answer = (reply: FastifyReply, status: number, body: object) =>
    reply.status(status).header('cache-control', 'no-store').send(body);

  app.get('/health/live', async (_request, reply) => answer(reply, 200, { status: 'live' }));
  for (const path of ['/health', '/health/ready'])
    app.get(path, async (_request, reply) => {
      const { isReady, checks } = await check();
      return answer(reply, isReady ? 200 : 503, { status: isReady ? 'ready' : 'unready', checks });
    });
}
