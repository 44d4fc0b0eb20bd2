import { showScholarSearch } from '@lectern/contracts/discovery/scholar/show-scholar-search';
import { useCall } from '../../../lib/use-call.ts';

/** They change when staff switch one on or off. */
const KEPT_MS = 5 * 60_000;

/** The scholarly sources of the library; undefined while they are not known. */
export function useScholarSources() {
  return useCall(showScholarSearch, {}, { staleMs: KEPT_MS }).data?.sources;
}
