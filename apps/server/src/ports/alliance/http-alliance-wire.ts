import {
  exchangeAllianceMessage,
  MAX_ALLIANCE_MESSAGE,
} from '@lectern/contracts/counter/alliance/exchange-alliance-message';
import { HEADERS, isEnvelope } from '@lectern/contracts/kernel/envelope';
import * as z from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { createGate } from '../../platform/outside/gate.ts';
import { OutsideError } from '../../platform/outside/outside-error.ts';
import type { OutsideMessage, OutsideResponse, SendOutside } from '../../platform/outside/send-outside.ts';
import type { AllianceWire } from './alliance-wire.ts';

const LIMITS = { timeoutMs: 8_000, maxBytes: 4 * MAX_ALLIANCE_MESSAGE };
/** A library that answers slowly keeps no more than these requests of ours waiting. */
const TURNS = { maxRunning: 8, maxWaiting: 64 };

const NCIP_LIMITS = { timeoutMs: 8_000, maxBytes: 256 * 1024 };

const answerSchema = z.object({ message: z.string().max(MAX_ALLIANCE_MESSAGE) });

/** Messages by HTTP POST to the call of the other portal (docs/alliance.md). `apiPrefix` is where calls are, `/api`. */
export function createHttpAllianceWire(
  { sendOutside, clock }: { readonly sendOutside: SendOutside; readonly clock: Pick<Clock, 'steadyMs'> },
  apiPrefix: string,
): AllianceWire {
  const gate = createGate({ ...TURNS, steadyMs: () => clock.steadyMs() });

  /** The response of a server that works, whatever it answers. */
  function ask(tenantId: string, request: OutsideMessage): Promise<OutsideResponse> {
    return gate(`${tenantId} ${request.url.host}`, async () => {
      const response = await sendOutside(request);
      if (response.status >= 500) throw new OutsideError('unreadable', `status ${response.status}`);
      return response;
    });
  }

  return {
    async send(tenantId, portal, message) {
      const mappingPath = decodeURIComponent(portal.pathname.replace(/^\/|\/$/g, ''));
      const request = {
        url: new URL(`${apiPrefix}${exchangeAllianceMessage.path}`, portal.origin),
        method: 'POST',
        headers: { 'content-type': 'application/json', [HEADERS.mappingPath]: mappingPath },
        body: JSON.stringify({ message }),
        ...LIMITS,
      } as const;
      const { status, body } = await ask(tenantId, request);
      const envelope = parsed(body);
      if (!isEnvelope(envelope))
        throw new OutsideError('unreadable', `no answer of a portal, status ${status}`);
      if (!envelope.success) throw new OutsideError('unreadable', `the portal refused: ${envelope.errCode}`);
      const answer = answerSchema.safeParse(envelope.data);
      if (!answer.success) throw new OutsideError('unreadable', 'an answer without a message');
      return answer.data.message;
    },
    async sendNcip(tenantId, address, message) {
      const headers = { 'content-type': 'application/xml; charset=utf-8', accept: 'application/xml' };
      const request = { url: address, method: 'POST', headers, body: message, ...NCIP_LIMITS } as const;
      const { status, body } = await ask(tenantId, request);
      if (status !== 200) throw new OutsideError('unreadable', `no answer of NCIP, status ${status}`);
      return decodeXml(body);
    },
  };
}

/** The text of a document in the encoding that its first line names; UTF-8 where it names none that is known. */
function decodeXml(body: Buffer): string {
  const [, label = 'utf-8'] =
    /^<\?xml[^>]*encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(body.toString('latin1', 0, 200)) ?? [];
  try {
    return new TextDecoder(label).decode(body);
  } catch {
    return body.toString('utf8');
  }
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
