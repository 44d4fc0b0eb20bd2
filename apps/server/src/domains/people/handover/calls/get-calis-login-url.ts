import { getCalisLoginUrl } from '@lectern/contracts/people/handover/get-calis-login-url';
import { implement } from '../../../../platform/http/implement.ts';
import { CALIS, handOutAddress } from '../hand-out.ts';

export const getCalisLoginUrlCall = implement(getCalisLoginUrl)(({ context, deps }) =>
  handOutAddress(deps, context, CALIS, context.patron.id),
);
