import { type Names, nameIn } from '@lectern/contracts/kernel/languages';
import { getEntranceChoices } from '@lectern/contracts/resources/databases/get-entrance-choices';
import { implement } from '../../../../platform/http/implement.ts';
import { unlessAway } from '../../../../ports/ils/unless-away.ts';
import { listLibraries } from '../../../collection/vocabulary/places/places.ts';

export const getEntranceChoicesCall = implement(getEntranceChoices)(
  async ({ context: { tenant, language }, deps }) => {
    const { eresources, public: shown } = tenant.settings;
    const named = ({ code, names }: { readonly code: string; readonly names: Names }) => ({
      code,
      name: nameIn(names, language, shown.defaultLanguage) || code,
    });
    const groups = await unlessAway(deps.ils.of(tenant).statistics?.groupNames());
    const libraries = await listLibraries(deps.db, tenant.id, language);
    return {
      networks: eresources.networks.map((network) => ({ ...named(network), ranges: network.ranges })),
      proxies: eresources.proxies.map((proxy) => ({ ...named(proxy), kind: proxy.kind })),
      groups: [...(groups ?? [])].map(([code, names]) => named({ code, names })),
      libraries: libraries.map(({ code, name }) => ({ code, name: name || code })),
      newDays: eresources.newDays,
    };
  },
);
