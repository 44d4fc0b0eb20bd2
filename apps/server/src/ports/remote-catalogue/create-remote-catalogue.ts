import type { SiblingTarget, SruTarget } from '@lectern/contracts/people/tenant/source-settings';
import type { RemoteCatalogue } from './remote-catalogue-port.ts';

/** The remote catalogue for all kinds of targets. It passes each target to the adapter of its kind. */
export function createRemoteCatalogue(kinds: {
  readonly sru: RemoteCatalogue<SruTarget>;
  readonly sibling: RemoteCatalogue<SiblingTarget>;
}): RemoteCatalogue {
  return {
    search: (tenantId, target, query) =>
      'library' in target
        ? kinds.sibling.search(tenantId, target, query)
        : kinds.sru.search(tenantId, target, query),
  };
}
