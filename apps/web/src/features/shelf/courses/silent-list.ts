import type { ApiError } from '@lectern/contracts/kernel/client';

interface ListAnswer {
  readonly data?: { readonly total: number } | undefined;
  readonly error: ApiError | null;
  readonly isPending: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** A list that fails silently: where it cannot be loaded, it is empty (specification 1, section 8: the course list). */
export function silentList({ data, error, isPending, refetch }: ListAnswer): ListAnswer {
  return { data: data ?? (error ? { total: 0 } : undefined), error: null, isPending, refetch };
}
