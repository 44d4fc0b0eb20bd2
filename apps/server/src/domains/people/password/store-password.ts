import type { Language } from '@lectern/contracts/kernel/languages';
import type { Tx } from '../../../platform/db/database.ts';
import { revokeOtherSessions } from '../../../platform/sessions/sessions.ts';
import type { ReachableReader } from '../account/reachable.ts';
import { setPasswordHash } from '../account/set-password.ts';
import { tellReader } from '../contacts/tell-reader.ts';

/** Stores a new password, ends the reader's sessions (but one, where it is named) and tells the reader. */
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
): Promise<void> {
  const { passwordHash, keepTokenHash: exceptTokenHash = '', language, now } = change;
  const at = now.toISOString();
  await setPasswordHash(tx, tenantId, reader.id, { passwordHash, now: at });
  const actor = { tenant_id: tenantId, actor_kind: 'patron', actor_id: reader.id } as const;
  await revokeOtherSessions(tx, actor, { exceptTokenHash, now: at });
  const notice = { tenantId, template: 'passwordChanged', values: { time: at }, language, now } as const;
  await tellReader(tx, reader, notice);
}
