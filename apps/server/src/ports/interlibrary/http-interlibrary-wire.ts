import { TextDecoder } from 'node:util';
import { judgeXmlEncoding } from '@lectern/marc/marcxml/xml-encoding';
import type { Clock } from '../../platform/clock.ts';
import { createGate } from '../../platform/outside/gate.ts';
import { OutsideError } from '../../platform/outside/outside-error.ts';
import type { SendOutside } from '../../platform/outside/send-outside.ts';
import type { InterlibraryWire } from './interlibrary-wire.ts';

const LIMITS = { timeoutMs: 10_000, maxBytes: 256 * 1024 };
const TURNS = { maxRunning: 4, maxWaiting: 64 };

/** Messages by HTTP POST, with the key of the library as a bearer token (docs/interlibrary.md). */
export function createHttpInterlibraryWire({
  sendOutside,
  clock,
}: {
  readonly sendOutside: SendOutside;
  readonly clock: Pick<Clock, 'steadyMs'>;
}): InterlibraryWire {
  const gate = createGate({ ...TURNS, steadyMs: () => clock.steadyMs() });
  return {
    async send(tenantId, url, { key, body }) {
      const headers = {
        'content-type': 'application/xml; charset=utf-8',
        accept: 'application/xml',
        authorization: `Bearer ${key}`,
      };
      const response = await gate(`${tenantId} ${url.host}`, () =>
        sendOutside({ url, method: 'POST', headers, body, ...LIMITS }),
      );
      // Some servers answer what they do not take with another status, and the confirmation in it.
      if (response.body.length === 0 || response.status >= 500)
        throw new OutsideError('unreadable', `no confirmation, status ${response.status}`);
      return new TextDecoder(judgeXmlEncoding(response.body)).decode(response.body);
    },
  };
}
