import type { Language } from '@lectern/contracts/kernel/languages';
import type { Tx } from '../../../platform/db/database.ts';
import { revokeOtherSessions } from '../../../platform/sessions/sessions.ts';
import type { ReachableReader } from '../account/reachable.ts';
import { setPasswordHash } from '../account/set-password.ts';
import { tellReader } from '../contacts/tell-reader.ts';

/**
 * Stores a new password in place of the one that was read with the reader, ends the reader's sessions (but one, where it is named) and
 * tells the reader. False if another password was stored meanwhile: of several changes at the same time one counts.
 */
export async function storePassword(
  tx: Tx,
  tenantId: string,
  reader: ReachableReader,
  change: {
    readonly passwordHash: string;
    readonly keepTokenHash?: string;
    readonly language: Language;
    readonly now: Date;
  },
): Promise<boolean> {
  const { passwordHash, keepTokenHash: exceptTokenHash = '', language, now } = change;
  const at = now.toISOString();
  const replaced = { passwordHash, replaces: reader.passwordHash, now: at };
  if (!(await setPasswordHash(tx, tenantId, reader.id, replaced))) return false;
  const actor = { tenant_id: tenantId, actor_kind: 'patron', actor_id: reader.id } as const;
  await revokeOtherSessions(tx, actor, { exceptTokenHash, now: at });
  const notice = { tenantId, template: 'passwordChanged', values: { time: at }, language, now } as const;
  await tellReader(tx, reader, notice);
  return true;
}
