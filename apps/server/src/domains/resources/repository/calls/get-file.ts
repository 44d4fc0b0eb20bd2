import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { getFile } from '@lectern/contracts/resources/repository/get-file';
import { implementRaw } from '../../../../platform/http/implement.ts';
import { readInPage, takeAway } from '../reading/send-file.ts';
import { useTicket } from '../reading/use-ticket.ts';

export const getFileCall = implementRaw(getFile)(async ({ input: { ticket }, context, deps }) => {
  const read = await useTicket(deps, context, ticket, 'read');
  if (!isRefusal(read)) return readInPage(deps, read);
  const taken = await useTicket(deps, context, ticket, 'download');
  return isRefusal(taken) ? taken : takeAway(deps, taken);
});
