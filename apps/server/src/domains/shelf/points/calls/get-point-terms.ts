import { getPointTerms } from '@lectern/contracts/shelf/points/get-point-terms';
import { implement } from '../../../../platform/http/implement.ts';
import { readTerms } from '../store/terms-store.ts';

export const getPointTermsCall = implement(getPointTerms)(async ({ context: { tenant }, deps }) => {
  const terms = await readTerms(deps.db, tenant.id);
  return { ...terms, rules: [...terms.rules], currency: tenant.settings.policy.currency };
});
