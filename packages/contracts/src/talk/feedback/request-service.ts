import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { SERVICE_DATE_PAST, SERVICE_LIMIT_REACHED, SERVICE_NOT_OFFERED } from './errors.ts';
import { serviceRequestSchema } from './service-request.ts';

/** Sends a form of the personal centre to the desk: it becomes a conversation, as feedback does. */
export const requestService = endpoint({
  methods: ['POST'],
  path: '/find/feedback/requestService',
  origin: 'ours',
  access: 'patron',
  summary: 'Ask the desk for a service',
  input: z.object({ request: serviceRequestSchema }),
  output: z.object({ id: z.string() }),
  errors: [SERVICE_NOT_OFFERED, SERVICE_LIMIT_REACHED, SERVICE_DATE_PAST],
  rateLimit: { max: 20, windowSeconds: 600 },
});
