import { type Language, nameIn } from '@lectern/contracts/kernel/languages';
import type { ChosenEntrance } from '@lectern/contracts/resources/databases/entrance';
import { fromJson } from '../../../../platform/db/codecs.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import type { LinkTemplates } from '../eresource-columns.ts';
import type { EresourceEntranceTable, EresourceTable } from '../tables.ts';
import { type CitedPlace, linkToCited } from './link-to-cited.ts';
import { throughProxy } from './through-proxy.ts';
import { type Caller, whyClosed } from './why-closed.ts';

export interface Choosing {
  readonly tenant: Tenant;
  readonly language: Language;
  readonly caller: Caller;
  readonly cited: CitedPlace;
  /** The entrance that the caller chose; undefined for the first that is open. */
  readonly entranceId?: string | undefined;
  /** Where a title of the database is; the entrance then decides who may and how, and this where to. */
  readonly titleAddress?: string;
}

/** The first entrance that is open to a caller, or why none is. */
export function chooseFirstOpen(
  eresource: EresourceTable,
  entrances: readonly EresourceEntranceTable[],
  { tenant, language, caller, cited, entranceId, titleAddress = '' }: Choosing,
): ChosenEntrance {
  const { eresources: settings, public: shown } = tenant.settings;
  const seen = entrances.map((entrance) => ({
    entrance,
    reason: whyClosed(entrance, caller, settings),
  }));
  const open = seen.filter(({ reason }) => reason === undefined).map(({ entrance }) => entrance);
  const taken = entranceId === undefined ? open[0] : open.find(({ id }) => id === entranceId);
  const reasons = seen.filter(({ entrance: { id } }) => entranceId === undefined || id === entranceId);
  const signInHelps = seen.some(({ reason }) => reason === 'signIn');
  const { url, level } = taken
    ? linkToCited(
        { eresource: taken.address, title: titleAddress },
        fromJson<LinkTemplates>(eresource.links),
        cited,
      )
    : { url: '', level: 'resource' as const };
  const proxy = settings.proxies.find(({ code }) => code === taken?.proxy);
  return {
    isOpen: taken !== undefined,
    url: proxy && url !== '' ? throughProxy(proxy, url) : url,
    entranceId: taken?.id ?? '',
    level,
    reason: taken ? '' : ((reasons.find(({ reason }) => reason === 'signIn') ?? reasons[0])?.reason ?? ''),
    signInHelps,
    entrances: seen.map(({ entrance: { id, names }, reason }) => ({
      entranceId: id,
      name: nameIn(fromJson(names), language, shown.defaultLanguage),
      isOpen: reason === undefined,
      reason: reason ?? '',
    })),
  };
}
