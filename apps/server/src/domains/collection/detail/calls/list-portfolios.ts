import { BIB_NOT_FOUND } from '@lectern/contracts/collection/detail/errors';
import { listPortfolios } from '@lectern/contracts/collection/detail/list-portfolios';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { findBib } from '../../catalogue/records/find-bibs.ts';
import { findPortfolios } from '../find-portfolios.ts';

export const listPortfoliosCall = implement(listPortfolios)(async ({ input, context, deps }) => {
  const record = await findBib(deps.db, context.tenant.id, input.recordId);
  if (!record) return refuse(BIB_NOT_FOUND);
  const portfolios = await findPortfolios(deps, context, record);
  return { total: portfolios.length, portfolios };
});
