import { nameIn } from '@lectern/contracts/languages';
import { getGroupCode } from '@lectern/contracts/tenant/get-group-code';
import { implement } from '../../http/implement.ts';

export const getGroupCodeCall = implement(getGroupCode)(async ({ context }) => {
  const { id, mappingPath, settings } = context.tenant;
  return {
    groupCode: id,
    mappingPath,
    name: nameIn(settings.names, context.language),
    msgFlag: false,
    fid: id,
    languages: settings.public.languages,
    defaultLanguage: settings.public.defaultLanguage,
  };
});
