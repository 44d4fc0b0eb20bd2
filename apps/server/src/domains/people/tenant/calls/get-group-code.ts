import { nameIn } from '@lectern/contracts/kernel/languages';
import { getGroupCode } from '@lectern/contracts/people/tenant/get-group-code';
import { implement } from '../../../../platform/http/implement.ts';
import { pageStartOf } from '../../../../platform/tenants/page-start.ts';

export const getGroupCodeCall = implement(getGroupCode)(async ({ context, deps }) => {
  const { group, names } = pageStartOf(context.tenant, context.language, {
    config: deps.config,
    libraryCan: deps.ils.abilitiesOf(context.tenant),
    sendsMessages: deps.mail.isReady(context.tenant) || deps.sms.isReady(context.tenant),
  });
  return { ...group, name: nameIn(names, context.language, group.defaultLanguage) };
});
