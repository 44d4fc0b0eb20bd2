import type { librarySaysSchema } from '@lectern/contracts/discovery/other-libraries/library-hit';
import type * as z from 'zod';
import type { Deps } from '../../../platform/deps.ts';
import type { CallContext } from '../../../platform/http/implement.ts';
import type { RemotePage, RemoteQuery } from '../../../ports/remote-catalogue/remote-catalogue-port.ts';
import type { OtherLibrary } from './libraries.ts';
import { remoteFaultOf } from './remote-fault.ts';

type LibrarySays = z.infer<typeof librarySaysSchema>;

/** What one library answered: how that ended, and the page where it did. */
export interface AskedLibrary {
  readonly library: OtherLibrary;
  readonly says: LibrarySays;
  readonly answer: RemotePage | undefined;
}

/** Asks one library. Only the words and the field of the search leave the house. A library that is silent is an answer too. */
export async function askLibrary(
  deps: Pick<Deps, 'remoteCatalogue' | 'log'>,
  { tenant, requestId }: Pick<CallContext, 'tenant'> & { readonly requestId?: string },
  library: OtherLibrary,
  query: RemoteQuery,
): Promise<AskedLibrary> {
  const told = { siteCode: library.code, name: library.name };
  const silent = (fault: LibrarySays['fault']) => ({
    library,
    says: { ...told, numFound: null, fault, ageSeconds: null },
    answer: undefined,
  });
  if (!library.target) return silent(null);
  try {
    const answer = await deps.remoteCatalogue.search(tenant.id, library.target, query);
    const ageSeconds = ageOf(answer);
    return { library, says: { ...told, numFound: answer.total, fault: null, ageSeconds }, answer };
  } catch (error) {
    const fault = remoteFaultOf(error);
    if (!fault) throw error;
    deps.log.warn({ err: error, requestId, target: library.code }, 'other catalogue failed');
    return silent(fault);
  }
}

export function ageOf({ ageMs = 0 }: RemotePage): number {
  return Math.round(ageMs / 1000);
}
