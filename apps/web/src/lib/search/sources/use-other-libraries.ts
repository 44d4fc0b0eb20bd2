import { listOtherLibraries } from '@lectern/contracts/discovery/sources/list-other-libraries';
import type { ApiError } from '@lectern/contracts/kernel/client';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { useCall } from '../../use-call.ts';
import type { RemoteSearch } from './source-tab.ts';

export type OtherLibrary = OutputOf<(typeof listOtherLibraries)['output']>[number];

/** The list of libraries changes only with the settings. */
const LISTED_MS = 10 * 60_000;
const COUNTED_MS = 5 * 60_000;

export interface OtherLibraries {
  readonly libraries: readonly OtherLibrary[];
  /** True when it is known that there are none. */
  readonly none: boolean;
  /** The list of libraries could not be loaded. */
  readonly error: ApiError | null;
  readonly retry: () => void;
  /** The counts are still loading. */
  readonly counting: boolean;
}

/** The other libraries, and the number of hits in each as soon as all have answered. */
export function useOtherLibraries(search: RemoteSearch | undefined): OtherLibraries {
  const listed = useCall(listOtherLibraries, {}, { staleMs: LISTED_MS });
  const some = (listed.data?.length ?? 0) > 0;
  const counted = useCall(
    listOtherLibraries,
    { ...search },
    { enabled: some && search !== undefined, staleMs: COUNTED_MS },
  );
  const counts = search ? counted.data : undefined;
  return {
    libraries: counts ?? listed.data ?? [],
    none: listed.data?.length === 0,
    error: listed.error,
    retry: () => void listed.refetch(),
    counting: some && search !== undefined && counted.isPending,
  };
}
