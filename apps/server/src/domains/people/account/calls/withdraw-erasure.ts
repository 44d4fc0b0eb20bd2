import { refuse } from '@lectern/contracts/kernel/refusal';
import { ERASURE_NOT_OPEN } from '@lectern/contracts/people/account/errors';
import { withdrawErasure } from '@lectern/contracts/people/account/withdraw-erasure';
import { implement } from '../../../../platform/http/implement.ts';
import { endErasure, findErasure } from '../erasure/erasure-store.ts';

export const withdrawErasureCall = implement(withdrawErasure)(
  async ({ context: { tenant, patron }, deps }) => {
    const end = { state: 'withdrawn', now: deps.clock.now().toISOString() } as const;
    if (!(await endErasure(deps.db, tenant.id, patron.id, end))) return refuse(ERASURE_NOT_OPEN);
    return { request: await findErasure(deps.db, tenant.id, patron.id) };
  },
);
