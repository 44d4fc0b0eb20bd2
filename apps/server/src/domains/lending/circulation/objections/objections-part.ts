import type { IlsNews } from '../../../../ports/ils/ils-news.ts';
import type { IlsObjections } from '../../../../ports/ils/ils-objections.ts';
import type { LocalPart } from '../ledger/local-part.ts';
import { decideObjection } from './decide-objection.ts';
import { objectToHandOver } from './object-to-hand-over.ts';
import { newsOfObjections } from './objection-news.ts';
import { listOpenObjections } from './objection-store.ts';

/** Objections to copies that changed hands. */
export function objectionsPart({ db, context, tenantId }: LocalPart): IlsObjections {
  return {
    object: (patronId, requestId, reason) => objectToHandOver(db, context(), patronId, requestId, reason),
    list: (part) => listOpenObjections(db, tenantId, part),
    decide: (given) => decideObjection(db, context(), given),
  };
}

/** Messages about objections. */
export function objectionNews({ db, tenantId }: LocalPart): Pick<IlsNews, 'ofObjections'> {
  return {
    ofObjections: (requestIds, about) => newsOfObjections(db, tenantId, requestIds, about),
  };
}
