import { mayStaySignedIn } from '@lectern/contracts/people/sessions/may-stay-signed-in';
import { implement } from '../../../../platform/http/implement.ts';
import { daysToStay } from '../may-stay.ts';

export const mayStaySignedInCall = implement(mayStaySignedIn)(async ({ context: { tenant, visitor } }) => ({
  days: daysToStay(tenant, visitor),
}));
