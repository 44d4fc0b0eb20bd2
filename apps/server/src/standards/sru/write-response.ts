import { element, type Markup, xmlDocument } from '@lectern/marc/xml/element';
import { DIAGNOSTICS, type Diagnostic } from './diagnostics.ts';
import type { SearchRetrieveRequest, SruVersion } from './sru-request.ts';

const DIAGNOSTIC_SCHEMA = 'info:srw/schema/1/diagnostics-v1.1';

/** A record of a response, or a diagnostic in its place. */
export type AnsweredRecord =
  | { readonly id: string; readonly xml: string; readonly position: number }
  | { readonly id: string; readonly diagnostic: Diagnostic; readonly position: number };

export interface SearchAnswer {
  readonly request: SearchRetrieveRequest | undefined;
  readonly total: number;
  readonly records: readonly AnsweredRecord[];
  readonly diagnostics: readonly Diagnostic[];
}

interface Dialect {
  readonly namespace: string;
  readonly diagnostics: string;
  readonly contentType: string;
  /** Name of the element that says whether records are XML or text. */
  readonly packing: 'recordPacking' | 'recordXMLEscaping';
}

/** The namespaces and names that differ between versions (SRU 1.2; OASIS searchRetrieve 1.0 Part 3). */
export function dialectOf(version: SruVersion): Dialect {
  return version === '2.0'
    ? {
        namespace: 'http://docs.oasis-open.org/ns/search-ws/sruResponse',
        diagnostics: 'http://docs.oasis-open.org/ns/search-ws/diagnostic',
        contentType: 'application/sru+xml; charset=utf-8',
        packing: 'recordXMLEscaping',
      }
    : {
        namespace: 'http://www.loc.gov/zing/srw/',
        diagnostics: 'http://www.loc.gov/zing/srw/diagnostic/',
        contentType: 'text/xml; charset=utf-8',
        packing: 'recordPacking',
      };
}

/** The XML of a searchRetrieve response. */
export function writeSearchResponse(version: SruVersion, answer: SearchAnswer): string {
  const { request, total, records, diagnostics } = answer;
  const next = (records.at(-1)?.position ?? Number.POSITIVE_INFINITY) + 1;
  return xmlDocument(
    element('searchRetrieveResponse', { xmlns: dialectOf(version).namespace }, [
      element('version', {}, version),
      element('numberOfRecords', {}, String(total)),
      records.length > 0
        ? element(
            'records',
            {},
            records.map((record) => recordElement(version, request, record)),
          )
        : undefined,
      next <= total ? element('nextRecordPosition', {}, String(next)) : undefined,
      request && echo(version, request),
      diagnosticsElement(version, diagnostics),
    ]),
  );
}

/** The XML of a scan response. It has diagnostics only, because terms of indexes are not listed. */
export function writeScanResponse(version: SruVersion, diagnostics: readonly Diagnostic[]): string {
  const xmlns =
    version === '2.0' ? 'http://docs.oasis-open.org/ns/search-ws/scan' : dialectOf(version).namespace;
  return xmlDocument(
    element('scanResponse', { xmlns }, [
      element('version', {}, version),
      diagnosticsElement(version, diagnostics),
    ]),
  );
}

function recordElement(
  version: SruVersion,
  request: SearchRetrieveRequest | undefined,
  record: AnsweredRecord,
): Markup {
  const { packing, diagnostics } = dialectOf(version);
  const isDiagnostic = 'diagnostic' in record;
  const data = isDiagnostic ? diagnosticElement(diagnostics, record.diagnostic) : { markup: record.xml };
  return element('record', {}, [
    element('recordSchema', {}, isDiagnostic ? DIAGNOSTIC_SCHEMA : request?.schema.uri),
    element(packing, {}, request?.asText ? 'string' : 'xml'),
    element('recordData', {}, request?.asText ? data.markup : data),
    version === '1.1' ? undefined : element('recordIdentifier', {}, record.id),
    element('recordPosition', {}, String(record.position)),
  ]);
}

function echo(version: SruVersion, request: SearchRetrieveRequest): Markup {
  return element('echoedSearchRetrieveRequest', {}, [
    element('version', {}, version),
    element('query', {}, request.query),
    element('startRecord', {}, String(request.start)),
    element('maximumRecords', {}, String(request.limit)),
    element(dialectOf(version).packing, {}, request.asText ? 'string' : 'xml'),
    element('recordSchema', {}, request.schema.uri),
  ]);
}

/** The diagnostics element; undefined if there are none. */
export function diagnosticsElement(
  version: SruVersion,
  diagnostics: readonly Diagnostic[],
): Markup | undefined {
  if (diagnostics.length === 0) return undefined;
  const { diagnostics: namespace } = dialectOf(version);
  return element(
    'diagnostics',
    {},
    diagnostics.map((diagnostic) => diagnosticElement(namespace, diagnostic)),
  );
}

function diagnosticElement(xmlns: string, { code, details }: Diagnostic): Markup {
  return element('diagnostic', { xmlns }, [
    element('uri', {}, `info:srw/diagnostic/1/${code}`),
    details === '' ? undefined : element('details', {}, details),
    element('message', {}, DIAGNOSTICS[code]),
  ]);
}
