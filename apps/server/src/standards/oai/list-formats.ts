import { element, type Markup } from '@lectern/marc/xml/element';
import { findPublishedThing } from '../../domains/resources/repository/published/list-published.ts';
import { OaiError } from '../../platform/oai/oai-names.ts';
import { OBJECT_FORMATS } from './formats/object-formats.ts';
import { objectIdIn } from './oai-identifier.ts';
import type { OaiDeps, OaiSite } from './oai-site.ts';

/** The formats of all items, or of one (section 4.4). @throws OaiError idDoesNotExist */
export async function listFormats(
  { db }: OaiDeps,
  { site, shown }: OaiSite,
  identifier: string | undefined,
): Promise<Markup> {
  let formats = OBJECT_FORMATS;
  if (identifier !== undefined) {
    const objectId = objectIdIn(identifier);
    const thing = objectId && (await findPublishedThing(db, shown, site.tenant.id, objectId));
    if (!thing) throw new OaiError('idDoesNotExist');
    formats = formats.filter(({ isOfTheses }) => !isOfTheses || thing.row.is_thesis === 1);
  }
  return element(
    'ListMetadataFormats',
    {},
    formats.map(({ prefix, schema, namespace }) =>
      element('metadataFormat', {}, [
        element('metadataPrefix', {}, prefix),
        element('schema', {}, schema),
        element('metadataNamespace', {}, namespace),
      ]),
    ),
  );
}
