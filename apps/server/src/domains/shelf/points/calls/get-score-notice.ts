import { getScoreNotice } from '@lectern/contracts/shelf/points/get-score-notice';
import { implement } from '../../../../platform/http/implement.ts';
import { pointsOf } from '../points-of.ts';
import { readTerms } from '../store/terms-store.ts';

export const getScoreNoticeCall = implement(getScoreNotice)(async ({ context: { tenant, patron }, deps }) => {
  const [terms, own] = await Promise.all([
    readTerms(deps.db, tenant.id),
    pointsOf(deps.db, tenant.id, patron.id, deps.clock.now().toISOString()),
  ]);
  return { ...terms, ...own, rules: [...terms.rules], currency: tenant.settings.policy.currency };
});
