import type { FastifyReply } from 'fastify';

/** An hour: rights may change, and pictures rarely do. */
const KEPT = 'public, max-age=3600';

/** Lets viewers on pages of other sites read the answer, as both APIs of IIIF demand, and caches keep it. */
export function openToAll(reply: FastifyReply): FastifyReply {
  return reply
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('cache-control', KEPT);
}
