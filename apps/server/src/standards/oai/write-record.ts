import { element, type Markup } from '@lectern/marc/xml/element';
import type { PublishedThing } from '../../domains/resources/repository/published/list-published.ts';
import { factsOf } from './formats/object-facts.ts';
import type { ObjectFormat } from './formats/object-formats.ts';
import { identifierOf } from './oai-identifier.ts';
import type { OaiSite } from './oai-site.ts';

/** The header of a record: of one that is gone it says so. */
export function headerOf({ row, object }: PublishedThing): Markup {
  return element('header', { status: object ? undefined : 'deleted' }, [
    element('identifier', {}, identifierOf(row.object_id)),
    element('datestamp', {}, row.stamp),
    element('setSpec', {}, row.set_spec),
  ]);
}

/** A record; of one that is gone only its header. */
export function recordOf(thing: PublishedThing, format: ObjectFormat, { site, shown }: OaiSite): Markup {
  const { defaultLanguage } = site.tenant.settings.public;
  const { object } = thing;
  return element('record', {}, [
    headerOf(thing),
    object &&
      element('metadata', {}, format.write(factsOf(object, shown, { root: site.root, defaultLanguage }))),
  ]);
}
