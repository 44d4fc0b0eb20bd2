import { LANGUAGES, type Names } from '@lectern/contracts/kernel/languages';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { openPicturesOf } from '../../domains/resources/repository/pictures/open-pictures.ts';
import type { Creator, DigitalObjectTable } from '../../domains/resources/repository/tables.ts';
import { fromJson } from '../../platform/db/codecs.ts';
import type { Deps } from '../../platform/deps.ts';
import {
  type LanguageMap,
  MANIFEST_TYPE,
  type ManifestFacts,
  writeManifest,
} from '../../platform/iiif/write-iiif.ts';
import type { SiteRequest } from '../site.ts';
import { imageService, manifestAddress } from './addresses.ts';
import { openToAll } from './open-to-all.ts';

/** The manifest of an object with pictures that everybody may see and keep (IIIF Presentation API 3.0). */
export function serveManifest(deps: Deps) {
  return async ({ site, params, reply }: SiteRequest) => {
    const found = await openPicturesOf(deps, site.tenant, params.id ?? '');
    if (isRefusal(found)) return found;
    const { object, pictures } = found;
    const page = `${site.root}/#/digitalNav/detail/object/${encodeURIComponent(object.id)}`;
    const label = mapOf(fromJson<Names>(object.titles));
    const manifest = writeManifest({
      id: manifestAddress(site.root, object.id),
      label,
      summary: mapOf(fromJson<Names>(object.descriptions)),
      metadata: metadataOf(object),
      homepage: { id: page, label },
      provider: { id: site.root, label: mapOf(site.tenant.settings.names) },
      pictures: pictures.map(({ file, size }) => ({
        service: imageService(site.root, file.id),
        name: file.name,
        size,
      })),
    });
    return openToAll(reply).type(MANIFEST_TYPE).send(JSON.stringify(manifest));
  };
}

/** Labels that programs show; the names of Dublin Core's elements, as other libraries use them. */
function metadataOf(object: DigitalObjectTable): ManifestFacts['metadata'] {
  const creators = fromJson<Creator[]>(object.creators).map(({ name }) => name);
  const subjects = fromJson<string[]>(object.subjects);
  const rows: readonly (readonly [string, readonly string[]])[] = [
    ['Creator', creators],
    ['Date', object.year ? [object.year] : []],
    ['Publisher', object.publisher ? [object.publisher] : []],
    ['Subject', subjects],
  ];
  return rows
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => ({ label: { en: [name] }, value: { none: values } }));
}

function mapOf(names: Names): LanguageMap {
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => (names[language] ? [[language, [names[language]]]] : [])),
  );
}
