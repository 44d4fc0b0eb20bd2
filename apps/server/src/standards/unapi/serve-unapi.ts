import { element, xmlDocument } from '@lectern/marc/xml/element';
import { marcRecordsOf } from '../../domains/collection/catalogue/records/find-marc-record.ts';
import { recordIdIn } from '../../domains/collection/catalogue/records/record-address.ts';
import { citedBibs } from '../../domains/discovery/citations/cited-bibs.ts';
import { EXPORT_FILES } from '../../domains/discovery/citations/export-formats.ts';
import type { Deps } from '../../platform/deps.ts';
import { pageLanguage } from '../page/page-language.ts';
import type { Site, SiteRequest } from '../site.ts';
import { UNAPI_FORMATS } from './unapi-formats.ts';

/**
 * Answers unAPI 1 requests: all formats without an id, the formats of a record with an id (300), the record with id and
 * format. Answers 404 for an unknown record and 406 for an unknown format.
 */
export function serveUnapi(deps: Deps) {
  return async ({ site, query, reply }: SiteRequest) => {
    const { id, format } = query;
    if (id === undefined) return sendFormats(reply, 200, undefined);
    const bibs = typeof id === 'string' ? await citedBibs(deps, site, [recordId(site, id)]) : [];
    const [bib] = bibs;
    if (!bib) return reply.callNotFound();
    if (format === undefined) return sendFormats(reply, 300, String(id));
    const knownFormat =
      typeof format === 'string' && Object.hasOwn(UNAPI_FORMATS, format) ? UNAPI_FORMATS[format] : undefined;
    if (!knownFormat) return reply.status(406).type('text/plain; charset=utf-8').send('Not Acceptable\n');
    const file = EXPORT_FILES[knownFormat.format];
    const body = await file.write({
      bibs,
      language: pageLanguage(site.tenant, query),
      records: () => marcRecordsOf(deps.db, site.tenant.id, [bib.id]),
    });
    return reply.header('content-type', file.contentType).send(body);
  };
}

/** The id of a record, which is given by its id or by the address of its page. */
function recordId({ origin, tenant }: Site, idOrAddress: string): string {
  return recordIdIn(idOrAddress, origin, tenant) ?? idOrAddress;
}

function sendFormats(reply: SiteRequest['reply'], status: 200 | 300, id: string | undefined) {
  const formats = Object.entries(UNAPI_FORMATS).map(([name, { type, docs }]) =>
    element('format', { name, type, docs: docs || undefined }),
  );
  return reply
    .status(status)
    .header('content-type', 'application/xml; charset=utf-8')
    .send(xmlDocument(element('formats', { id }, formats)));
}
