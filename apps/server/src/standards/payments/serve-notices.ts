import type { FastifyInstance } from 'fastify';
import { hearNotice } from '../../domains/lending/payments/hear-notice.ts';
import type { Deps } from '../../platform/deps.ts';

/** No provider's notice is longer. */
const MOST_BYTES = 64 * 1024;

/**
 * Takes the notices of payment providers: `/alpha/payments/notify/alipay`. The address names the library, the signature of the body says
 * who sends it, and the answer has the form of the provider. The body is read as bytes, because they are what is signed.
 */
export async function serveNotices(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (notices) => {
    notices.removeAllContentTypeParsers();
    notices.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    notices.post<{ Params: { mappingPath: string; channel: string } }>(
      '/:mappingPath/payments/notify/:channel',
      async (request, reply) => {
        const { mappingPath, channel } = request.params;
        const tenant = await deps.tenants.byMappingPath(mappingPath);
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const headers = Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, [value].flat()[0]]),
        );
        const answer =
          tenant && (await hearNotice(deps, tenant, channel, { headers, body, now: deps.clock.now() }));
        if (!answer) return reply.callNotFound();
        return reply.status(answer.status).type(answer.contentType).send(answer.body);
      },
    );
  });
}
