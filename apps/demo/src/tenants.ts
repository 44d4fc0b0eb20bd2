import type { Names } from '@lectern/contracts/kernel/languages';
import { deskSettingsSchema } from '@lectern/contracts/people/tenant/desk-settings';
import type { EresourceSettings } from '@lectern/contracts/people/tenant/eresource-settings';
import { membershipSettingsSchema } from '@lectern/contracts/people/tenant/membership-settings';
import type { MenuItem } from '@lectern/contracts/people/tenant/menu-settings';
import { requestSettingsSchema } from '@lectern/contracts/people/tenant/request-settings';
import { selfCheckSettingsSchema } from '@lectern/contracts/people/tenant/self-check-settings';
import type {
  PolicySettings,
  PublicSettings,
  TenantSettings,
} from '@lectern/contracts/people/tenant/tenant-settings';
import type { TenantTexts } from '@lectern/contracts/people/tenant/tenant-texts';
import { DEMO_ERESOURCES } from './databases/demo-eresource-settings.ts';
import type { DemoTenant } from './demo-tenant.ts';
import { MENUS } from './menus.ts';
import { TEXTS } from './texts.ts';
import { DEMO_WISH_SETTINGS } from './wishes/demo-wish-settings.ts';

/** A tenant of the demo: its identity, and settings by the keys of the specification. Missing settings have defaults. */
export interface TenantSeed {
  readonly groupCode: string;
  readonly mappingPath: string;
  readonly names: Names;
  readonly public: Partial<PublicSettings>;
  readonly texts: TenantTexts;
  readonly policy: Partial<PolicySettings>;
  /** The catalogue of the other demo library, as another source to search. */
  readonly sources: Pick<TenantSettings['sources'], 'catalogues'>;
  readonly eresources: Pick<EresourceSettings, 'networks' | 'proxies'>;
  readonly wishes: TenantSettings['wishes'];
  readonly donations: TenantSettings['donations'];
  readonly menu: readonly MenuItem[];
  readonly customMenu: readonly MenuItem[];
}

const NAMES = {
  demo: {
    'zh-CN': '启明大学图书馆',
    'zh-TW': '啟明大學圖書館',
    'en-US': 'Qiming University Library',
    'fr-FR': 'Bibliothèque universitaire de Qiming',
  },
  harbour: {
    'zh-CN': '港镇图书馆',
    'zh-TW': '港鎮圖書館',
    'en-US': 'Harbour Town Library',
    'fr-FR': 'Bibliothèque de Harbour Town',
  },
} as const satisfies Record<DemoTenant, Names>;

function neighbour(library: DemoTenant): TenantSeed['sources'] {
  return { catalogues: [{ code: library, names: NAMES[library], library }] };
}

/** The two demo libraries. Their menus contain only screens that exist. */
export const TENANTS: Readonly<Record<DemoTenant, TenantSeed>> = {
  demo: {
    groupCode: '900001',
    mappingPath: 'demo',
    names: NAMES.demo,
    public: {
      normalLogin: '1',
      primaryIdProtect: '1',
      primaryIdProtectTime: 30,
      navBackColor: '25313d',
      navTextColor: 'ffffff',
      primaryColor: '0b6b6b',
      filingNumberHide: '1',
      recoFlag: '0',
      purderRec: '1',
      freeRec: '1',
      customRec: '1',
      electronicRec: '1',
      recRecord: '1',
      sduUnionLoanFlag: '1',
      aiOpenFlag: '1',
      newAISearchFlag: '1',
      libTypeCode: '2',
      expertWay: 'form',
      documentDeliveryWay: 'form',
      thesisCheckWay: 'form',
      languages: ['zh-CN', 'zh-TW', 'en-US', 'fr-FR'],
      defaultLanguage: 'zh-CN',
    },
    texts: TEXTS.demo,
    policy: {
      currency: 'CNY',
      timeZone: 'Asia/Shanghai',
      fineLimit: 5000,
      renewalOverdueLimitDays: 30,
      loanHistoryDays: 1100,
      selfCheck: selfCheckSettingsSchema.parse({ on: true }),
      membership: membershipSettingsSchema.parse({ days: 365, afterDays: 1095 }),
      cardsElsewhere: true,
      desk: deskSettingsSchema.parse({
        lostCharge: 6000,
        lostHandling: 500,
        lostWays: ['pay', 'replace'],
      }),
      publishing: { childGroups: [], forbiddenWords: ['代写论文', '加微信', '办证', 'casino'] },
      hotWords: ['红楼梦', '机器学习', '三体', '论语译注', 'Introduction to Algorithms', '高等数学'],
    },
    sources: neighbour('harbour'),
    eresources: DEMO_ERESOURCES,
    ...DEMO_WISH_SETTINGS.demo,
    menu: MENUS.demo,
    customMenu: [],
  },
  harbour: {
    groupCode: '900002',
    mappingPath: 'harbour',
    names: NAMES.harbour,
    public: {
      normalLogin: '1',
      navBackColor: '0f3b4c',
      navTextColor: 'ffffff',
      primaryColor: '1b5e8a',
      filingNumberHide: '1',
      classScheme: 'ddc',
      // A public library: it gives nobody a leaving certificate.
      libTypeCode: '3',
      documentDeliveryWay: 'form',
      freeRec: '1',
      recRecord: '1',
      sduUnionLoanFlag: '1',
      aiOpenFlag: '1',
      newAISearchFlag: '1',
      languages: ['en-US', 'fr-FR'],
      defaultLanguage: 'en-US',
    },
    texts: TEXTS.harbour,
    policy: {
      currency: 'GBP',
      timeZone: 'Europe/London',
      fineLimit: 1000,
      renewalOverdueLimitDays: 28,
      loanHistoryDays: 1100,
      selfCheck: selfCheckSettingsSchema.parse({ on: true }),
      cardsElsewhere: true,
      requests: requestSettingsSchema.parse({ deliveryArea: { countries: ['GB'] } }),
      publishing: { childGroups: ['child'], forbiddenWords: ['casino', 'bitcoin'] },
      hotWords: ['Longitude', 'Harry Potter', 'Tintin', 'Shackleton', 'sea stories', 'Le Petit Prince'],
    },
    sources: neighbour('demo'),
    eresources: DEMO_ERESOURCES,
    ...DEMO_WISH_SETTINGS.harbour,
    menu: MENUS.harbour,
    customMenu: [],
  },
};
