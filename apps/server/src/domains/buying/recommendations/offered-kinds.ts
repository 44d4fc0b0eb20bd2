import { WISH_KINDS, type WishKind } from '@lectern/contracts/buying/recommendations/wish';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';

/** The kinds of wishes that a library takes, by the flags of the specification (document 1, section 3) and one of ours. */
export function offeredKinds({ settings }: Tenant): WishKind[] {
  const { purderRec, freeRec, customRec, electronicRec } = settings.public;
  const flags = { catalogue: purderRec, free: freeRec, custom: customRec, electronic: electronicRec };
  return WISH_KINDS.filter((kind) => flags[kind] === '1');
}
