import { getErasure } from '@lectern/contracts/people/account/get-erasure';
import { implement } from '../../../../platform/http/implement.ts';
import { findErasure } from '../erasure/erasure-store.ts';

export const getErasureCall = implement(getErasure)(async ({ context: { tenant, patron }, deps }) => ({
  request: await findErasure(deps.db, tenant.id, patron.id),
}));
