import { LEAVING_CERTIFICATE_OVER } from '@lectern/contracts/counter/leaving/errors';
import { getLeavingCertificate } from '@lectern/contracts/counter/leaving/get-leaving-certificate';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { implementRaw } from '../../../../platform/http/implement.ts';
import { readTicket } from '../../../../platform/tickets/tickets.ts';
import { certificateFile } from '../certificate/certificate-paper.ts';

export const getLeavingCertificateCall = implementRaw(getLeavingCertificate)(
  async ({ input, context, deps }) => {
    const now = deps.clock.now();
    const { id } = context.tenant;
    const left = await readTicket(deps.db, id, 'leaving-certificate', input.certificate, { now });
    return left ? certificateFile(deps, context, left) : refuse(LEAVING_CERTIFICATE_OVER);
  },
);
