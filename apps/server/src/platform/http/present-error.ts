import {
  COMMON_ERRORS,
  ERRORS,
  type ErrorCode,
  type ErrorDefinition,
  type ErrorDetails,
} from '@lectern/contracts/errors';
import { errorMessage } from '@lectern/contracts/errors/messages';
import type { AnyEndpoint } from '@lectern/contracts/kernel/endpoint';
import type { Envelope } from '@lectern/contracts/kernel/envelope';
import type { Language } from '@lectern/contracts/kernel/languages';
import { CallError } from './call-error.ts';

/** The refusal that an error stands for; undefined for a fault that nobody foresaw. */
export function refusalOf(error: unknown, contract?: AnyEndpoint): CallError | undefined {
  if (error instanceof CallError) return isDeclared(error.code, contract) ? error : undefined;
  const { statusCode, code } = error as { statusCode?: number; code?: string };
  if (statusCode === 413) return new CallError('BODY_TOO_LARGE');
  if (statusCode === 404) return new CallError('NOT_FOUND');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new CallError('BODY_MALFORMED');
  if (code?.startsWith('SQLITE_BUSY')) return new CallError('UNAVAILABLE');
  return undefined;
}

function isDeclared(code: ErrorCode, contract: AnyEndpoint | undefined): boolean {
  return (COMMON_ERRORS as readonly ErrorCode[]).includes(code) || (contract?.errors.includes(code) ?? true);
}

export function errorEnvelope(
  code: ErrorCode,
  details: ErrorDetails,
  language: Language,
  requestId: string,
): { readonly status: number; readonly body: Envelope } {
  const definition: ErrorDefinition = ERRORS[code];
  return {
    status: definition.status,
    body: {
      success: false,
      errCode: definition.wire ?? code,
      message: errorMessage(code, language, details),
      data: definition.data ?? null,
      details: { ...details },
      requestId,
    },
  };
}
