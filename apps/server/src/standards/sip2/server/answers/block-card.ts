import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { alsoWrite } from '../../../../domains/people/readers/also-write.ts';
import { READER_ALONE } from '../../../../platform/audit/audit-store.ts';
import { fieldOf, type MessageOf } from '../../../../platform/sip2/read-message.ts';
import type { DraftMessage } from '../../../../platform/sip2/write-message.ts';
import { findCard } from '../find-reader.ts';
import { type TerminalContext, unlessAway } from '../terminal-context.ts';
import { nameInAudit } from './check-out.ts';
import { patronStatus } from './patron.ts';

/**
 * Freezes the account of a card that a machine kept (24 for 01) and tells staff why, in the alert of the reader. No password is asked for:
 * the card is taken from somebody who may not have it. Only staff lift it.
 */
export async function blockCard(
  message: MessageOf<'01'>,
  context: TerminalContext,
): Promise<DraftMessage<'24'>> {
  const { deps, tenant, ils, desk, sentAt } = context;
  const holder = await findCard(context, fieldOf(message, 'AA'));
  if (holder && ils.readers) {
    const at = deps.clock.now().toISOString();
    const note = alsoWrite({ tenantId: tenant.id, staffId: READER_ALONE, action: 'readers.change', at });
    unlessAway(await ils.readers.change(holder.patronId, { frozen: true }, note));
    const subject = { subject: 'patron', id: holder.patronId } as const;
    const alert = unlessAway(await desk.alert(subject));
    const words = [alert, `${nameInAudit(context)}: ${fieldOf(message, 'AL')}`].filter((part) => part !== '');
    if (!isRefusal(alert)) unlessAway(await desk.setAlert({ ...subject, words: words.join('\n') }));
  }
  // Nothing is told of the reader: nobody proved to be this reader.
  return patronStatus(
    {
      ...message,
      code: '23',
      fixed: { language: '000', sentAt },
      fields: new Map([['AA', [fieldOf(message, 'AA')]]]),
    },
    { ...context, terminal: { ...context.terminal, needsPin: true } },
  );
}
