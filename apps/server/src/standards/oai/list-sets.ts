import { nameIn } from '@lectern/contracts/kernel/languages';
import { element, type Markup } from '@lectern/marc/xml/element';
import { setSpecOf } from '../../domains/resources/repository/published/set-spec.ts';
import { fromJson } from '../../platform/db/codecs.ts';
import { OaiError } from '../../platform/oai/oai-names.ts';
import type { OaiSite } from './oai-site.ts';

/** The open collections, from the tops down (section 4.6). There are few enough for one answer. @throws OaiError noSetHierarchy */
export function listSets({ site, shown: { tree } }: OaiSite): Markup {
  const { defaultLanguage } = site.tenant.settings.public;
  if (tree.ids.length === 0) throw new OaiError('noSetHierarchy');
  return element(
    'ListSets',
    {},
    tree.ids.map((id) =>
      element('set', {}, [
        element('setSpec', {}, setSpecOf(tree, id)),
        element('setName', {}, nameIn(fromJson(tree.find(id)?.names ?? '{}'), defaultLanguage)),
      ]),
    ),
  );
}
