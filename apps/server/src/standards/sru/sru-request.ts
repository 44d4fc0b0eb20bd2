import { SruError } from './diagnostics.ts';
import { findSchema, type RecordSchema } from './record-schemas.ts';

export type SruVersion = '1.1' | '1.2' | '2.0';

export const DEFAULT_RECORDS = 10;
/** Most records in one response. Clients continue at nextRecordPosition. */
export const MOST_RECORDS = 100;

export type SruParameters = Readonly<Record<string, string | readonly string[] | undefined>>;

export interface SearchRetrieveRequest {
  readonly query: string;
  readonly schema: RecordSchema;
  /** Whether records are escaped text in the response instead of XML. */
  readonly asText: boolean;
  /** From 1. */
  readonly start: number;
  readonly limit: number;
}

/** The parameters of the standard. Some of them are ignored, which the standard allows. */
const KNOWN = new Set([
  'version',
  'operation',
  'query',
  'queryType',
  'startRecord',
  'maximumRecords',
  'recordSchema',
  'recordPacking',
  'recordXMLEscaping',
  'resultSetTTL',
  'stylesheet',
  'renderedBy',
  'httpAccept',
  'responseType',
  'sortKeys',
  'extraRequestData',
]);

const ONLY_IN_2_0 = ['queryType', 'recordXMLEscaping', 'httpAccept', 'responseType', 'renderedBy'];

/** The version of the response: the requested one; else 2.0 if a parameter exists only in 2.0; else 1.2. */
export function versionOf(parameters: SruParameters): SruVersion {
  const version = one(parameters, 'version');
  if (version === undefined) return ONLY_IN_2_0.some((name) => name in parameters) ? '2.0' : '1.2';
  if (version === '1.1' || version === '1.2' || version === '2.0') return version;
  throw new SruError(5, '1.2');
}

/** The operations of the standard. `scan` is not supported. */
export type SruOperation = 'explain' | 'searchRetrieve' | 'scan';

/** The operation. Without the parameter it is the one whose clause is there, as in 2.0, else explain. */
export function operationOf(parameters: SruParameters): SruOperation {
  const operation = one(parameters, 'operation') ?? impliedOperation(parameters);
  if (operation === 'explain' || operation === 'searchRetrieve' || operation === 'scan') return operation;
  throw new SruError(4, operation);
}

function impliedOperation(parameters: SruParameters): SruOperation {
  if ('query' in parameters) return 'searchRetrieve';
  return 'scanClause' in parameters ? 'scan' : 'explain';
}

/**
 * The searchRetrieve request in the parameters.
 *
 * @throws SruError if parameters are missing, unknown or out of range.
 */
export function readSearchRetrieve(parameters: SruParameters): SearchRetrieveRequest {
  const unknown = Object.keys(parameters).find((name) => !KNOWN.has(name) && !name.startsWith('x-'));
  if (unknown !== undefined) throw new SruError(8, unknown);
  const query = one(parameters, 'query');
  if (query === undefined || query.trim() === '') throw new SruError(7, 'query');
  const queryType = one(parameters, 'queryType') ?? 'cql';
  if (queryType !== 'cql' && queryType !== 'searchTerms') throw new SruError(6, 'queryType');
  if (one(parameters, 'sortKeys')) throw new SruError(80);
  const schema = findSchema(one(parameters, 'recordSchema'));
  if (!schema) throw new SruError(66, one(parameters, 'recordSchema'));
  return {
    // The query type "searchTerms" of 2.0: words without syntax.
    query: queryType === 'cql' ? query : `cql.anywhere all "${query.replace(/["\\^*?]/g, '\\$&')}"`,
    schema,
    asText: readPacking(parameters),
    start: readNumber(parameters, 'startRecord', 1) ?? 1,
    limit: Math.min(readNumber(parameters, 'maximumRecords', 0) ?? DEFAULT_RECORDS, MOST_RECORDS),
  };
}

function readPacking(parameters: SruParameters): boolean {
  const packing = one(parameters, 'recordXMLEscaping') ?? one(parameters, 'recordPacking') ?? 'xml';
  // recordPacking has another meaning in 2.0. Its values packed and unpacked make no difference for our records.
  if (['xml', 'packed', 'unpacked'].includes(packing)) return false;
  if (packing === 'string') return true;
  throw new SruError(71, packing);
}

function readNumber(parameters: SruParameters, name: string, least: number): number | undefined {
  const text = one(parameters, name);
  if (text === undefined || text === '') return undefined;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least)) throw new SruError(6, name);
  return value;
}

function one(parameters: SruParameters, name: string): string | undefined {
  const value = parameters[name];
  return typeof value === 'string' ? value : value?.[0];
}
