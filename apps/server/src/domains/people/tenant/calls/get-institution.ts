import { nameIn } from '@lectern/contracts/kernel/languages';
import { getInstitution } from '@lectern/contracts/people/tenant/get-institution';
import { implement } from '../../../../platform/http/implement.ts';

export const getInstitutionCall = implement(getInstitution)(async ({ context: { tenant, language } }) => {
  const { names, public: shown } = tenant.settings;
  const { aiOpenFlag, newAISearchFlag, libTypeCode, recoFlag, sduUnionLoanFlag, independentLibCode } = shown;
  return {
    groupCode: tenant.id,
    name: nameIn(names, language, shown.defaultLanguage),
    aiOpenFlag,
    newAISearchFlag,
    libTypeCode,
    recoFlag,
    sduUnionLoanFlag,
    independentLibCode,
  };
});
