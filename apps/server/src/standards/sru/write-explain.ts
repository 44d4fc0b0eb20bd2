import { LANGUAGES } from '@lectern/contracts/kernel/languages';
import { element, type Markup, xmlDocument } from '@lectern/marc/xml/element';
import type { Tenant } from '../../platform/tenants/tenant-registry.ts';
import type { Diagnostic } from './diagnostics.ts';
import { RECORD_SCHEMAS } from './record-schemas.ts';
import { CONTEXT_SETS, SRU_INDEXES } from './sru-indexes.ts';
import { DEFAULT_RECORDS, MOST_RECORDS, type SruVersion } from './sru-request.ts';
import { diagnosticsElement, dialectOf } from './write-response.ts';

const ZEEREX = 'http://explain.z3950.org/dtd/2.0/';
const RELATIONS = ['=', '==', 'exact', 'all', 'any', 'adj', '<>', '<', '<=', '>', '>=', 'within'];

/** The XML of an explain response: the server and its indexes, in ZeeRex 2.0. */
export function writeExplain(
  version: SruVersion,
  { tenant, base }: { readonly tenant: Tenant; readonly base: URL },
  diagnostics: readonly Diagnostic[],
): string {
  const dialect = dialectOf(version);
  return xmlDocument(
    element('explainResponse', { xmlns: dialect.namespace }, [
      element('version', {}, version),
      element('record', {}, [
        element('recordSchema', {}, ZEEREX),
        element(dialect.packing, {}, 'xml'),
        element('recordData', {}, description(version, tenant, base)),
      ]),
      diagnosticsElement(version, diagnostics),
    ]),
  );
}

function description(version: SruVersion, { settings: { names } }: Tenant, base: URL): Markup {
  const transport = base.protocol.slice(0, -1);
  const port = base.port || (transport === 'https' ? '443' : '80');
  return element('explain', { xmlns: ZEEREX }, [
    element('serverInfo', { protocol: 'SRU', version, transport, method: 'GET POST' }, [
      element('host', {}, base.hostname),
      element('port', {}, port),
      element('database', {}, base.pathname.slice(1)),
    ]),
    element(
      'databaseInfo',
      {},
      LANGUAGES.flatMap((lang) => (names[lang] ? [element('title', { lang }, names[lang])] : [])),
    ),
    indexInfo(),
    element(
      'schemaInfo',
      {},
      RECORD_SCHEMAS.map(({ name, uri, title }) =>
        element(
          'schema',
          { identifier: uri, name, retrieve: 'true', sort: 'false' },
          element('title', {}, title),
        ),
      ),
    ),
    element('configInfo', {}, [
      element('default', { type: 'numberOfRecords' }, String(DEFAULT_RECORDS)),
      element('default', { type: 'contextSet' }, 'cql'),
      element('default', { type: 'index' }, 'serverChoice'),
      element('default', { type: 'recordSchema' }, RECORD_SCHEMAS[0]?.uri),
      element('setting', { type: 'maximumRecords' }, String(MOST_RECORDS)),
      ...RELATIONS.map((relation) => element('supports', { type: 'relation' }, relation)),
      element('supports', { type: 'maskingCharacter' }, '*'),
    ]),
  ]);
}

function indexInfo(): Markup {
  const sets = Object.entries(CONTEXT_SETS).map(([name, identifier]) => element('set', { name, identifier }));
  const indexes = SRU_INDEXES.map(({ names, title, sort }) =>
    element('index', { search: 'true', scan: 'false', sort: String(sort !== undefined) }, [
      element('title', { lang: 'en' }, title),
      ...names.map((full) => {
        const [set, name = ''] = full.split('.', 2);
        return element('map', {}, element('name', { set }, name));
      }),
    ]),
  );
  return element('indexInfo', {}, [...sets, ...indexes]);
}
