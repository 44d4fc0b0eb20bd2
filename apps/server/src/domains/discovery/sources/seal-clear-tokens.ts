import * as z from 'zod';
import type { Deps } from '../../../platform/deps.ts';
import { listTenantRows, type TenantRow } from '../../../platform/tenants/tenant-store.ts';

/** Settings as earlier versions stored them: the token of the service of offers was a value there. */
const clearSchema = z.looseObject({
  sources: z.looseObject({ offers: z.looseObject({ token: z.string() }) }),
});

/** How often a tenant is tried again whose settings changed meanwhile. */
const MOST_ATTEMPTS = 5;

type Sealing = Pick<Deps, 'db' | 'secrets' | 'log'>;

/**
 * Moves tokens that settings still have as values into the store of secrets, and erases them from the settings. Runs before anything
 * else changes settings, because the settings of this version have no place for such a value. Several processes may do it at once.
 */
export async function sealClearTokens(deps: Sealing): Promise<void> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const clear = (await listTenantRows(deps.db)).filter((row) => clearIn(row) !== undefined);
    if (clear.length === 0) return;
    if (!deps.secrets.canSeal()) {
      const tenants = clear.map(({ id }) => id);
      deps.log.error({ tenants }, 'settings hold tokens that cannot be sealed: set LECTERN_SECRET_KEY');
      return;
    }
    for (const row of clear) await sealTokenOf(deps, row);
  }
  throw new Error('settings with clear tokens change all the time');
}

async function sealTokenOf(deps: Sealing, row: TenantRow): Promise<void> {
  const settings = clearIn(row);
  if (!settings) return;
  const { token, ...service } = settings.sources.offers;
  const offers = token === '' ? service : { ...service, key: await keepToken(deps, row.id, token) };
  await deps.db
    .updateTable('tenant')
    .set({
      settings: JSON.stringify({ ...settings, sources: { ...settings.sources, offers } }),
      settings_revision: row.settings_revision + 1,
    })
    .where('id', '=', row.id)
    .where('settings_revision', '=', row.settings_revision)
    .execute();
}

/** The name of the secret that has this token: a new one, unless an earlier attempt made it. */
async function keepToken({ secrets }: Sealing, tenantId: string, token: string): Promise<string> {
  for (let number = 1; ; number++) {
    const name = number === 1 ? 'offers-token' : `offers-token-${number}`;
    if ((await secrets.getOrMake(tenantId, name, async () => token)) === token) return name;
  }
}

function clearIn({ settings }: TenantRow): z.infer<typeof clearSchema> | undefined {
  try {
    return clearSchema.safeParse(JSON.parse(settings)).data;
  } catch {
    // Settings that are no JSON are reported where they are read.
    return undefined;
  }
}
