import { element, type Markup } from '@lectern/marc/xml/element';
import { findPublishedThing } from '../../domains/resources/repository/published/list-published.ts';
import { OaiError } from '../../platform/oai/oai-names.ts';
import { formatOf } from './format-of.ts';
import { objectIdIn } from './oai-identifier.ts';
import type { OaiDeps, OaiSite } from './oai-site.ts';
import { recordOf } from './write-record.ts';

/** One record (section 4.1). @throws OaiError idDoesNotExist, cannotDisseminateFormat */
export async function getRecord(
  { db }: OaiDeps,
  oai: OaiSite,
  { identifier, prefix }: { readonly identifier: string; readonly prefix: string },
): Promise<Markup> {
  const objectId = objectIdIn(identifier);
  const thing = objectId && (await findPublishedThing(db, oai.shown, oai.site.tenant.id, objectId));
  if (!thing) throw new OaiError('idDoesNotExist');
  const format = formatOf(prefix);
  if (format.isOfTheses && thing.row.is_thesis === 0) throw new OaiError('cannotDisseminateFormat');
  return element('GetRecord', {}, recordOf(thing, format, oai));
}
