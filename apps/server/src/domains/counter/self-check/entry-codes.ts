import { randomInt } from 'node:crypto';
import { writeEntryCode } from '@lectern/rules/self-check/codes';
import { later } from '../../../platform/clock.ts';
import type { Deps } from '../../../platform/deps.ts';

/** How long a code of the phone is good for. */
export const ENTRY_CODE_SECONDS = 120;

/** What a digest of such a code is for. */
const NAME = 'self-check/entry';

type CodeDeps = Pick<Deps, 'db' | 'clock' | 'secrets'>;

/** Makes the code with which a reader signs in at a station. The one before it is void. */
export async function makeEntryCode(
  { db, clock, secrets }: CodeDeps,
  tenantId: string,
  patronId: string,
): Promise<string> {
  const code = writeEntryCode(randomInt(100_000_000));
  const row = {
    digest: secrets.digest(tenantId, NAME, code),
    expires_at: later(clock.now(), ENTRY_CODE_SECONDS),
  };
  await db
    .insertInto('self_check_code')
    .values({ tenant_id: tenantId, patron_id: patronId, ...row })
    .onConflict((same) => same.columns(['tenant_id', 'patron_id']).doUpdateSet(row))
    .execute();
  return code;
}

/** Uses a code up and answers whose it was; undefined if it is nobody's. Of two who enter it at once, one is let in. */
export async function takeEntryCode(
  { db, clock, secrets }: CodeDeps,
  tenantId: string,
  code: string,
): Promise<string | undefined> {
  const taken = await db
    .deleteFrom('self_check_code')
    .where('tenant_id', '=', tenantId)
    .where('digest', '=', secrets.digest(tenantId, NAME, code))
    .where('expires_at', '>', clock.now().toISOString())
    .returning('patron_id')
    .executeTakeFirst();
  return taken?.patron_id;
}
