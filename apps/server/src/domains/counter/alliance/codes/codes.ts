import { randomInt } from 'node:crypto';
import { ALLIANCE_CODE_SECONDS, readAllianceCode, writeAllianceCode } from '@lectern/rules/alliance/codes';
import { later } from '../../../../platform/clock.ts';
import type { Deps } from '../../../../platform/deps.ts';

/** What a digest of such a code is for. */
const NAME = 'alliance/code';

type CodeDeps = Pick<Deps, 'db' | 'clock' | 'secrets'>;

/** Makes the reader's authorization code. The one before it is void. */
export async function makeCode(
  { db, clock, secrets }: CodeDeps,
  tenantId: string,
  patronId: string,
): Promise<string> {
  const code = writeAllianceCode(randomInt(100_000_000));
  const row = {
    digest: secrets.digest(tenantId, NAME, code),
    expires_at: later(clock.now(), ALLIANCE_CODE_SECONDS),
  };
  await db
    .insertInto('alliance_code')
    .values({ tenant_id: tenantId, patron_id: patronId, ...row })
    .onConflict((same) => same.columns(['tenant_id', 'patron_id']).doUpdateSet(row))
    .execute();
  return code;
}

/** Uses a code up and answers whose it was; undefined if it is nobody's. With a reader, only that reader's code is meant. */
export async function takeCode(
  { db, clock, secrets }: CodeDeps,
  tenantId: string,
  typed: string,
  patronId?: string,
): Promise<string | undefined> {
  const code = readAllianceCode(typed);
  if (code === undefined) return undefined;
  let row = db
    .deleteFrom('alliance_code')
    .where('tenant_id', '=', tenantId)
    .where('digest', '=', secrets.digest(tenantId, NAME, code))
    .where('expires_at', '>', clock.now().toISOString());
  if (patronId !== undefined) row = row.where('patron_id', '=', patronId);
  return (await row.returning('patron_id').executeTakeFirst())?.patron_id;
}
