import {
  checkAllowed,
  checkElectronicAllowed,
} from '@lectern/contracts/buying/recommendations/check-allowed';
import { BOOK_WISH_KINDS } from '@lectern/contracts/buying/recommendations/wish';
import { implement } from '../../../../platform/http/implement.ts';
import { whyNotAllowed } from '../may-wish.ts';

export const checkAllowedCall = implement(checkAllowed)(
  async ({ context: { tenant, patron }, deps }) =>
    (await whyNotAllowed(deps, tenant, patron.id, BOOK_WISH_KINDS)) ?? true,
);

export const checkElectronicAllowedCall = implement(checkElectronicAllowed)(
  async ({ context: { tenant, patron }, deps }) =>
    (await whyNotAllowed(deps, tenant, patron.id, ['electronic'])) ?? true,
);
