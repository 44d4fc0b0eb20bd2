import type { LeavingApplication } from '@lectern/contracts/counter/leaving/application';
import type { Deps } from '../../../../platform/deps.ts';
import { issueTicket } from '../../../../platform/tickets/tickets.ts';
import { CERTIFICATE_SECONDS } from '../leaving-tickets.ts';

/** A ticket for the certificate of a reader who has left now. */
export function issueCertificate(
  { db }: Pick<Deps, 'db'>,
  tenantId: string,
  { application, now }: { readonly application: LeavingApplication; readonly now: Date },
): Promise<string> {
  return issueTicket(db, {
    tenantId,
    purpose: 'leaving-certificate',
    payload: { leftAt: now.toISOString(), application },
    seconds: CERTIFICATE_SECONDS,
    now,
  });
}
