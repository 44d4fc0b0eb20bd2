import { getInstitutionParameter } from '@lectern/contracts/people/tenant/get-institution-parameter';
import { implement } from '../../../../platform/http/implement.ts';

export const getInstitutionParameterCall = implement(getInstitutionParameter)(async ({ input, context }) => ({
  paraCode: input.paraCode,
  paraValue: context.tenant.settings.public[input.paraCode],
}));
