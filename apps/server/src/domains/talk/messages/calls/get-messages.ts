import { nameIn } from '@lectern/contracts/kernel/languages';
import { getMessages } from '@lectern/contracts/talk/messages/get-messages';
import { implement } from '../../../../platform/http/implement.ts';
import { placeNames } from '../../../collection/vocabulary/places/place-names.ts';
import { countMessages, listMessages } from '../message-store.ts';
import { presentMessage } from '../present-message.ts';

export const getMessagesCall = implement(getMessages)(async ({ input, context, deps }) => {
  const { tenant, language, patron } = context;
  const { readFlag, page, rows } = input;
  const owner = { tenantId: tenant.id, patronId: patron.id };
  const { read, unread } = await countMessages(deps.db, owner);
  const messages = await listMessages(deps.db, owner, {
    ...(readFlag && { isRead: readFlag === '1' }),
    offset: (page - 1) * rows,
    limit: rows,
  });
  const { names, public: shown } = tenant.settings;
  const library = nameIn(names, language, shown.defaultLanguage);
  const places = await placeNames(deps.db, tenant.id, language);
  return {
    total: readFlag === undefined ? read + unread : readFlag === '1' ? read : unread,
    unread,
    messages: messages.map((message) => presentMessage(message, { language, places, library })),
  };
});
