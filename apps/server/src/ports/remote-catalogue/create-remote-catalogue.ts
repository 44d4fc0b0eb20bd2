import type { SiblingTarget, SruTarget, Z3950Target } from '@lectern/contracts/people/tenant/source-settings';
import type { RemoteCatalogue } from './remote-catalogue-port.ts';

/** The remote catalogue for all kinds of targets. It passes each target to the adapter of its kind. */
export function createRemoteCatalogue(kinds: {
  readonly sru: RemoteCatalogue<SruTarget>;
  readonly sibling: RemoteCatalogue<SiblingTarget>;
  readonly z3950: RemoteCatalogue<Z3950Target>;
}): RemoteCatalogue {
  return {
    search(tenantId, target, query) {
      if ('library' in target) return kinds.sibling.search(tenantId, target, query);
      if ('host' in target) return kinds.z3950.search(tenantId, target, query);
      return kinds.sru.search(tenantId, target, query);
    },
  };
}
