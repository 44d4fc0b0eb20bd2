import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { PATRON_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import { ACCOUNT_FROZEN } from '@lectern/contracts/library-system/patron-block-errors';
import { alsoWrite } from '../../../../domains/people/readers/also-write.ts';
import { READER_ALONE } from '../../../../platform/audit/audit-store.ts';
import { fieldOf, type MessageOf } from '../../../../platform/sip2/read-message.ts';
import type { DraftMessage } from '../../../../platform/sip2/write-message.ts';
import { findCard } from '../find-reader.ts';
import { screenWords, type TerminalContext, unlessAway } from '../terminal-context.ts';
import { nameInAudit } from './check-out.ts';
import { ALL_BLOCKED } from './patron.ts';

/**
 * Freezes the account of a card that a machine kept (24 for 01) and tells staff why, in the alert of the reader. No password is asked for:
 * the card is taken from somebody who may not have it. Only staff lift it.
 */
export async function blockCard(
  message: MessageOf<'01'>,
  context: TerminalContext,
): Promise<DraftMessage<'24'>> {
  const { deps, tenant, ils, desk, terminal, sentAt } = context;
  const card = fieldOf(message, 'AA');
  const holder = await findCard(context, card);
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
  return {
    code: '24',
    fixed: { blocks: ALL_BLOCKED, language: UNKNOWN_LANGUAGE, sentAt },
    fields: {
      AO: terminal.libraryCode,
      AA: card,
      AE: '',
      BL: holder ? 'Y' : 'N',
      AF: screenWords(holder ? refuse(ACCOUNT_FROZEN) : refuse(PATRON_NOT_FOUND), context),
    },
  };
}

const UNKNOWN_LANGUAGE = '000';
