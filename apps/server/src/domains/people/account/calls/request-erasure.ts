import { SESSION_REQUIRED } from '@lectern/contracts/kernel/common-errors';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { requestErasure } from '@lectern/contracts/people/account/request-erasure';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { sendNotice } from '../../notices/send-notice.ts';
import { findAccount } from '../accounts.ts';
import { findErasure, openErasure } from '../erasure/erasure-store.ts';
import { findReaderSetting } from '../reader-settings.ts';

/** The reader is told by mail, so that nobody else asks for it unnoticed. */
export const requestErasureCall = implement(requestErasure)(async ({ context, deps }) => {
  const { tenant, patron } = context;
  const reader = await findAccount(deps, tenant.id, patron.id);
  if (!reader) return refuse(SESSION_REQUIRED);
  const kept = await findReaderSetting(deps.db, tenant.id, patron.id, 'language');
  const now = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    if (!(await openErasure(tx, tenant.id, patron.id, now.toISOString()))) return;
    if (!reader.emailVerified) return;
    await sendNotice(tx, {
      tenantId: tenant.id,
      channel: 'mail',
      to: reader.email,
      template: 'erasureRequested',
      values: { time: now.toISOString() },
      language: kept || context.language,
      now,
    });
  });
  return { request: await findErasure(deps.db, tenant.id, patron.id) };
});
