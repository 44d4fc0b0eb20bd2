import { randomUUID } from 'node:crypto';
import { ALLIANCE_MESSAGE_REFUSED } from '@lectern/contracts/counter/alliance/errors';
import { exchangeAllianceMessage } from '@lectern/contracts/counter/alliance/exchange-alliance-message';
import { UNAVAILABLE } from '@lectern/contracts/kernel/common-errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { ZodError } from 'zod';
import { implement } from '../../../../platform/http/implement.ts';
import { OutsideError } from '../../../../platform/outside/outside-error.ts';
import { refuseWhereOff } from '../codes/membership.ts';
import { acceptMessage } from '../wire/accept-message.ts';
import { answerPeer } from '../wire/answer-peer.ts';
import { askingSchema } from '../wire/exchanges.ts';
import { writeMessage } from '../wire/signed-message.ts';

export const exchangeAllianceMessageCall = implement(exchangeAllianceMessage)(
  async ({ input, context: { tenant }, deps }) => {
    const off = refuseWhereOff(tenant);
    if (off) return off;
    const accepted = await acceptMessage(deps, tenant, input.message);
    if (isRefusal(accepted)) return accepted;
    const { peer, secret, claims } = accepted;
    try {
      const body = await answerPeer(deps, { tenant, peer }, askingSchema.parse(claims.body));
      const iat = Math.floor(deps.clock.now().getTime() / 1000);
      const party = peer.party === 1 ? 1 : 2;
      return {
        message: writeMessage(peer.key_id, secret, { party, jti: randomUUID(), iat, re: claims.jti, body }),
      };
    } catch (error) {
      if (error instanceof OutsideError) return refuse(UNAVAILABLE);
      if (!(error instanceof ZodError)) throw error;
      deps.log.warn({ tenant: tenant.id, peer: peer.code, err: error }, 'alliance message in another shape');
      return refuse(ALLIANCE_MESSAGE_REFUSED);
    }
  },
);
