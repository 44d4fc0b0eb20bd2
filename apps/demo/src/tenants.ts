import type { Names } from '@lectern/contracts/kernel/languages';
import type {
  MenuItem,
  PolicySettings,
  PublicSettings,
  TenantSettings,
} from '@lectern/contracts/tenant/tenant-settings';
import type { DemoTenant } from './demo-tenant.ts';

/** A tenant of the demo: its identity, and settings by the keys of the specification. Missing settings have defaults. */
export interface TenantSeed {
  readonly groupCode: string;
  readonly mappingPath: string;
  readonly names: Names;
  readonly public: Partial<PublicSettings>;
  readonly policy: Partial<PolicySettings>;
  /** The catalogue of the other demo library, as another source to search. */
  readonly sources: Pick<TenantSettings['sources'], 'catalogues'>;
  readonly menu: readonly MenuItem[];
  readonly customMenu: readonly MenuItem[];
}

const ENTRIES = {
  home: ['/home', '首页', 'Home', '首頁', 'Accueil'],
  browse: [
    '/searchList?docCode=book&sortField=added&sortClause=desc',
    '新书浏览',
    'New books',
    '新書瀏覽',
    'Nouveautés',
  ],
  classes: ['/categorySearchList', '分类浏览', 'Classes', '分類瀏覽', 'Classes'],
  places: ['/collectionNav', '馆藏地导航', 'Locations', '館藏地導覽', 'Emplacements'],
  mine: ['/personalCenter', '我的图书馆', 'My library', '我的圖書館', 'Ma bibliothèque'],
} as const;

function entry(number: number, screen: keyof typeof ENTRIES): MenuItem {
  const [menuUrl, menuName, englishName, complexFont, frenchName] = ENTRIES[screen];
  return {
    menuId: `${number}`,
    menuName,
    englishName,
    complexFont,
    frenchName,
    menuUrl,
    useFlag: '1',
    jumpMode: 1,
    menuLevel: 1,
    childList: [],
  };
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
      findPasswordFlag: '0',
      loginExplain:
        '演示账号及密码见 README。\n读者账号为学号、工号或读者证号。\nDemo accounts and their password are in the README.',
      primaryIdProtect: '1',
      primaryIdProtectTime: 30,
      navBackColor: '25313d',
      navTextColor: 'ffffff',
      primaryColor: '0b6b6b',
      opacFooterContent:
        '<p>启明大学图书馆（演示馆） · 学思路 1 号 · library@example.org</p>' +
        '<p>Qiming University Library is a demonstration library; its readers and loans are invented.</p>',
      filingNumberHide: '1',
      recoFlag: '0',
      libTypeCode: '1',
      languages: ['zh-CN', 'zh-TW', 'en-US', 'fr-FR'],
      defaultLanguage: 'zh-CN',
    },
    policy: {
      currency: 'CNY',
      timeZone: 'Asia/Shanghai',
      fineLimit: 5000,
      renewalOverdueLimitDays: 30,
      hotWords: ['红楼梦', '机器学习', '三体', '论语译注', 'Introduction to Algorithms', '高等数学'],
    },
    sources: neighbour('harbour'),
    menu: [entry(1, 'home'), entry(2, 'browse'), entry(3, 'classes'), entry(4, 'places'), entry(5, 'mine')],
    customMenu: [],
  },
  harbour: {
    groupCode: '900002',
    mappingPath: 'harbour',
    names: NAMES.harbour,
    public: {
      normalLogin: '1',
      findPasswordFlag: '0',
      loginExplain:
        'Demo accounts and their password are in the README.\nYour account is the number of your library card.',
      navBackColor: '0f3b4c',
      navTextColor: 'ffffff',
      primaryColor: '1b5e8a',
      opacFooterContent:
        '<p>Harbour Town Library (demonstration) · 3 Quay Street · harbour@example.org</p>' +
        '<p lang="fr">Bibliothèque de démonstration ; ses lecteurs et ses prêts sont inventés.</p>',
      filingNumberHide: '1',
      languages: ['en-US', 'fr-FR'],
      defaultLanguage: 'en-US',
    },
    policy: {
      currency: 'GBP',
      timeZone: 'Europe/London',
      fineLimit: 1000,
      renewalOverdueLimitDays: 28,
      hotWords: ['Longitude', 'Harry Potter', 'Tintin', 'Shackleton', 'sea stories', 'Le Petit Prince'],
    },
    sources: neighbour('demo'),
    menu: [entry(1, 'home'), entry(2, 'browse'), entry(3, 'classes'), entry(4, 'places'), entry(5, 'mine')],
    customMenu: [],
  },
};
