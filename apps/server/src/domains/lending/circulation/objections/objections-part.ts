import type { IlsNews } from '../../../../ports/ils/ils-news.ts';
import type { LocalPart } from '../ledger/local-part.ts';
import { newsOfObjections } from './objection-news.ts';

/** Messages about objections. */
export function objectionNews({ db, tenantId }: LocalPart): Pick<IlsNews, 'ofObjections'> {
  return {
    ofObjections: (requestIds, about) => newsOfObjections(db, tenantId, requestIds, about),
  };
}
