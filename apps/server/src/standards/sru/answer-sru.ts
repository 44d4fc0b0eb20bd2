import { SEARCH_TOO_LONG } from '@lectern/contracts/discovery/search/errors';
import { isRefusal, isRefusalFor } from '@lectern/contracts/kernel/refusal';
import type { Deps } from '../../platform/deps.ts';
import type { Tenant } from '../../platform/tenants/tenant-registry.ts';
import type { EngineRefusal } from '../../ports/search-engine/ask-engine.ts';
import { type Diagnostic, SruError } from './diagnostics.ts';
import { searchRetrieve } from './search-retrieve.ts';
import {
  operationOf,
  readSearchRetrieve,
  type SruOperation,
  type SruParameters,
  type SruVersion,
  versionOf,
} from './sru-request.ts';
import { writeExplain } from './write-explain.ts';
import { dialectOf, type SearchAnswer, writeScanResponse, writeSearchResponse } from './write-response.ts';

export interface SruAnswer {
  readonly contentType: string;
  readonly body: string;
}

/**
 * The response to an SRU request (1.1, 1.2, 2.0). Errors in the request are diagnostics in the response. Other errors
 * are thrown.
 */
export async function answerSru(
  deps: Deps,
  site: { readonly tenant: Tenant; readonly origin: string },
  parameters: SruParameters,
): Promise<SruAnswer> {
  let version: SruVersion = '1.2';
  let operation: SruOperation = 'explain';
  const base = new URL(`${site.origin}/${encodeURIComponent(site.tenant.mappingPath)}/sru`);
  const inXml = (body: string) => ({ contentType: dialectOf(version).contentType, body });
  try {
    version = versionOf(parameters);
    operation = operationOf(parameters);
    if (operation === 'scan') throw new SruError(4, operation);
    if (operation === 'explain') return inXml(writeExplain(version, { ...site, base }, []));
    const answer = await searchRetrieve(deps, site, readSearchRetrieve(parameters));
    return inXml(writeSearchResponse(version, isRefusal(answer) ? answerWith(diagnosticOf(answer)) : answer));
  } catch (error) {
    if (!(error instanceof SruError)) throw error;
    if (operation === 'scan') return inXml(writeScanResponse(version, [error]));
    if (operation === 'explain' && !('query' in parameters)) {
      return inXml(writeExplain(version, { ...site, base }, [error]));
    }
    return inXml(writeSearchResponse(version, answerWith(error)));
  }
}

function answerWith(diagnostic: Diagnostic): SearchAnswer {
  return { request: undefined, total: 0, records: [], diagnostics: [diagnostic] };
}

function diagnosticOf(refusal: EngineRefusal): Diagnostic {
  return isRefusalFor(refusal, SEARCH_TOO_LONG)
    ? { code: 12, details: String(refusal.details.limit) }
    : { code: 2, details: '' };
}
