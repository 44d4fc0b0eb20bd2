import { refuse } from '@lectern/contracts/kernel/refusal';
import { HARVEST_ADDRESS } from '@lectern/contracts/resources/harvest/errors';
import { tryHarvestAddress } from '@lectern/contracts/resources/harvest/try-harvest-address';
import { implement } from '../../../../platform/http/implement.ts';
import { tryRepository } from '../try-repository.ts';

export const tryHarvestAddressCall = implement(tryHarvestAddress)(
  async ({ input: { address }, context: { tenant }, deps }) =>
    deps.repositories.isAllowed(address) ? tryRepository(deps, tenant.id, address) : refuse(HARVEST_ADDRESS),
);
