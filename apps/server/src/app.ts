import { randomUUID } from 'node:crypto';
import { CATALOGUE } from '@lectern/contracts/catalogue';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { CALLS } from './domains.ts';
import { guardHttp } from './platform/connections/guard-http.ts';
import { openGate } from './platform/connections/open-gate.ts';
import { readTrustedProxies } from './platform/connections/trusted-proxies.ts';
import type { Deps } from './platform/deps.ts';
import { serveHealth } from './platform/health/serve-health.ts';
import { answerFault, answerNoRequest } from './platform/http/answer-faults.ts';
import { connectionOptions } from './platform/http/connection-limits.ts';
import type { Implementation } from './platform/http/implement.ts';
import { createRateLimiter } from './platform/http/rate-limiter.ts';
import { serveApiDescription } from './platform/http/serve-api-description.ts';
import { serveCalls } from './platform/http/serve-calls.ts';
import { serveWebApp } from './platform/http/web-app.ts';
import { serveStandards } from './standards/serve-standards.ts';
import { answerUnreadableAddress, serveUnknown } from './standards/serve-unknown.ts';

const BODY_LIMIT_BYTES = 1024 * 1024;

export interface AppOptions {
  readonly implementations?: readonly Implementation[];
  /** The built web app, where it is served. */
  readonly webFolder?: string;
}

/** The HTTP server: every call of the catalogue, the API page, the standards and the web app. */
export async function createApp(deps: Deps, options: AppOptions = {}): Promise<FastifyInstance> {
  const proxies = readTrustedProxies(deps.config.trustedProxies);
  const app = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    // One line for each call would cost more than most calls; faults are logged where they happen.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    ...connectionOptions(deps.config.connections),
    trustProxy: proxies?.believes ?? false,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: answerUnreadableAddress(deps),
    clientErrorHandler: answerNoRequest,
  });

  guardHttp(app.server, openGate(deps, 'http', { ...deps.config.connections, isProxy: proxies?.isNamed }));

  app.addHook('onSend', async (_request, reply) => {
    void reply.headers({
      'x-content-type-options': 'nosniff',
      // A page whose address may hold what another system put there says less (web-app.ts).
      'referrer-policy': reply.getHeader('referrer-policy') ?? 'same-origin',
      'x-frame-options': 'SAMEORIGIN',
    });
  });
  app.setErrorHandler(answerFault);
  serveUnknown(app, deps);

  const { apiPrefix: prefix } = deps.config;
  const rates = createRateLimiter(deps.db, deps.clock, (error) =>
    deps.log.warn({ err: error }, 'rate counts not shared'),
  );
  await serveCalls(app, deps, rates, options.implementations ?? CALLS);
  serveHealth(app, deps);
  serveApiDescription(app, rates, CATALOGUE, prefix);
  await serveStandards(app, deps, rates);
  if (options.webFolder)
    await serveWebApp(app, options.webFolder, {
      ...deps,
      factsOf: (tenant) => ({
        libraryCan: deps.ils.abilitiesOf(tenant),
        sendsMessages: deps.mail.isReady(tenant) || deps.sms.isReady(tenant),
      }),
    });
  app.addHook('onClose', () => rates.close());
  return app;
}
