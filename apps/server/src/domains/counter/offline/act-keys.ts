import { OFFLINE_OFF } from '@lectern/contracts/counter/offline/errors';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { makeActKeys } from '@lectern/rules/desk/sealed-act';
import * as z from 'zod';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';

const SECRET = 'offline/keys';
const keysSchema = z.object({ privateKey: z.string(), publicKey: z.string() });

/** The keys of a library for acts without a network. `isNew`: they were made now, as nobody had asked for them before. */
export async function actKeys({ secrets }: Pick<Deps, 'secrets'>, { id, settings }: Tenant) {
  if (settings.policy.offlineDays === 0 || !secrets.canSeal()) return refuse(OFFLINE_OFF);
  let isNew = false;
  const kept = await secrets.getOrMake(id, SECRET, async () => {
    isNew = true;
    return JSON.stringify(await makeActKeys());
  });
  return { ...keysSchema.parse(JSON.parse(kept)), isNew };
}
