import { LEAVING_CERTIFICATES_OVER } from '@lectern/contracts/counter/leaving/errors';
import { getLeavingCertificates } from '@lectern/contracts/counter/leaving/get-leaving-certificates';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { implementRaw } from '../../../../platform/http/implement.ts';
import { readTicket, type TicketPayloads } from '../../../../platform/tickets/tickets.ts';
import { certificatesFile } from '../certificate/certificate-paper.ts';

export const getLeavingCertificatesCall = implementRaw(getLeavingCertificates)(
  async ({ input, context, deps }) => {
    const now = deps.clock.now();
    const { id } = context.tenant;
    const all: TicketPayloads['leaving-certificate'][] = [];
    for (const ticket of input.certificates) {
      const left = await readTicket(deps.db, id, 'leaving-certificate', ticket, { now });
      if (!left) return refuse(LEAVING_CERTIFICATES_OVER);
      all.push(left);
    }
    const [first, ...others] = all;
    return first ? certificatesFile(deps, context, [first, ...others]) : refuse(LEAVING_CERTIFICATES_OVER);
  },
);
