import {
  BODY_MALFORMED,
  BODY_TOO_LARGE,
  COMMON_ERRORS,
  NOT_FOUND,
  STORAGE_FULL,
  UNAVAILABLE,
} from '@lectern/contracts/kernel/common-errors';
import type { AnyEndpoint } from '@lectern/contracts/kernel/endpoint';
import type { Envelope } from '@lectern/contracts/kernel/envelope';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { type Addressee, refusalWords } from '@lectern/contracts/kernel/refusal-words';
import { isStorageFull, isTransient } from '../db/dialect.ts';
import { TenantUnreadableError } from '../tenants/tenant-registry.ts';
import { UnavailableError } from '../unavailable-error.ts';
import { CallError } from './call-error.ts';

/** The refusal that an error stands for; undefined for a fault that nobody foresaw. */
export function refusalOf(error: unknown, contract?: AnyEndpoint): Refusal | undefined {
  if (error instanceof CallError) return isDeclared(error.code, contract) ? error.refusal : undefined;
  if (error instanceof TenantUnreadableError || error instanceof UnavailableError) return refuse(UNAVAILABLE);
  const { statusCode } = error as { statusCode?: number };
  if (statusCode === 413) return refuse(BODY_TOO_LARGE);
  if (statusCode === 404) return refuse(NOT_FOUND);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return refuse(BODY_MALFORMED);
  if (isTransient(error)) return refuse(UNAVAILABLE);
  if (isStorageFull(error)) return refuse(STORAGE_FULL);
  return undefined;
}

function isDeclared(code: string, contract: AnyEndpoint | undefined): boolean {
  return !contract || [...COMMON_ERRORS, ...contract.errors].some((error) => error.code === code);
}

/** The envelope of a refusal; `data` where it has data of its own. */
export function errorEnvelope(
  refusal: Refusal,
  addressee: Addressee,
  requestId: string,
  data: unknown = refusal.error.data ?? null,
): { readonly status: number; readonly body: Envelope } {
  const { error, details } = refusal;
  return {
    status: error.status,
    body: {
      success: false,
      errCode: error.wire ?? error.code,
      message: refusalWords(refusal, addressee),
      data,
      details: { ...details },
      requestId,
    },
  };
}
