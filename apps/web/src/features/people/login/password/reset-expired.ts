import { ApiError } from '@lectern/contracts/kernel/client';

/** Whether a reset has to begin again, because its ticket is too old. */
export function isResetExpired(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'RESET_EXPIRED';
}
