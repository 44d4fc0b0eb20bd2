import { later } from '../../../platform/clock.ts';
import type { Deps } from '../../../platform/deps.ts';
import { DEVICE_SECONDS } from '../../../platform/http/browser-cookie.ts';
import { findAccountId } from '../account/accounts.ts';

/** Clients without cookies are new devices at each sign-in: the oldest are forgotten. */
const MOST_DEVICES = 20;
const FORGOTTEN_AT_ONCE = 100;

type DeviceDeps = Pick<Deps, 'db' | 'clock'>;

/**
 * The hash of the browser if the reader of this account has given the right password in it before; else undefined. The same statements for
 * an account and a browser that nobody knows.
 */
export async function knownDevice(
  deps: DeviceDeps,
  tenantId: string,
  { account, browser = '' }: { readonly account: string; readonly browser: string | undefined },
): Promise<string | undefined> {
  const patronId = await findAccountId(deps, tenantId, account);
  const row = await deps.db
    .selectFrom('known_device')
    .select('browser_hash')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId ?? '')
    .where('browser_hash', '=', browser)
    .where('expires_at', '>', deps.clock.now().toISOString())
    .executeTakeFirst();
  return row?.browser_hash;
}

/** Remembers the browser of a reader, from now on for DEVICE_SECONDS; at most MOST_DEVICES of each reader. */
export async function rememberDevice(
  { db, clock }: DeviceDeps,
  tenantId: string,
  { patronId, browser }: { readonly patronId: string; readonly browser: string },
): Promise<void> {
  const expires_at = later(clock.now(), DEVICE_SECONDS);
  await db
    .insertInto('known_device')
    .values({ tenant_id: tenantId, patron_id: patronId, browser_hash: browser, expires_at })
    .onConflict((same) =>
      same.columns(['tenant_id', 'patron_id', 'browser_hash']).doUpdateSet({ expires_at }),
    )
    .execute();
  await db
    .deleteFrom('known_device')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('browser_hash', 'in', (of) =>
      of
        .selectFrom('known_device')
        .select('browser_hash')
        .where('tenant_id', '=', tenantId)
        .where('patron_id', '=', patronId)
        .orderBy('expires_at', 'desc')
        .limit(FORGOTTEN_AT_ONCE)
        .offset(MOST_DEVICES),
    )
    .execute();
}
