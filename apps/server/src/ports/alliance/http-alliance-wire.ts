import {
  exchangeAllianceMessage,
  MAX_ALLIANCE_MESSAGE,
} from '@lectern/contracts/alliance/exchange-alliance-message';
import { HEADERS, isEnvelope } from '@lectern/contracts/kernel/envelope';
import * as z from 'zod';
import { OutsideError } from '../../platform/outside/outside-error.ts';
import type { SendOutside } from '../../platform/outside/send-outside.ts';
import { createTurns } from '../../platform/outside/turns.ts';
import type { AllianceWire } from './alliance-wire.ts';

const LIMITS = { timeoutMs: 8_000, maxBytes: 4 * MAX_ALLIANCE_MESSAGE };
/** A library that answers slowly keeps no more than these requests of ours waiting. */
const TURNS = { maxRunning: 8, maxWaiting: 64 };

const NCIP_LIMITS = { timeoutMs: 8_000, maxBytes: 256 * 1024 };

const answerSchema = z.object({ message: z.string().max(MAX_ALLIANCE_MESSAGE) });

/** Messages by HTTP POST to the call of the other portal (docs/alliance.md). `apiPrefix` is where calls are, `/api`. */
export function createHttpAllianceWire(sendOutside: SendOutside, apiPrefix: string): AllianceWire {
  const turns = createTurns(TURNS.maxRunning, TURNS.maxWaiting);
  return {
    async send(portal, message) {
      const mappingPath = decodeURIComponent(portal.pathname.replace(/^\/|\/$/g, ''));
      const request = {
        url: new URL(`${apiPrefix}${exchangeAllianceMessage.path}`, portal.origin),
        method: 'POST',
        headers: { 'content-type': 'application/json', [HEADERS.mappingPath]: mappingPath },
        body: JSON.stringify({ message }),
        ...LIMITS,
      } as const;
      const { status, body } = await turns(portal.host, () => sendOutside(request));
      const envelope = parsed(body);
      if (!isEnvelope(envelope))
        throw new OutsideError('unreadable', `no answer of a portal, status ${status}`);
      if (!envelope.success) throw new OutsideError('unreadable', `the portal refused: ${envelope.errCode}`);
      const answer = answerSchema.safeParse(envelope.data);
      if (!answer.success) throw new OutsideError('unreadable', 'an answer without a message');
      return answer.data.message;
    },
    async sendNcip(address, message) {
      const headers = { 'content-type': 'application/xml; charset=utf-8', accept: 'application/xml' };
      const request = { url: address, method: 'POST', headers, body: message, ...NCIP_LIMITS } as const;
      const { status, body } = await turns(address.host, () => sendOutside(request));
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
