import type { Names } from '@lectern/contracts/kernel/languages';
import type { DemoTenant } from '../demo-tenant.ts';

/** One building of a library system. */
export interface LibrarySeed {
  readonly code: string;
  readonly names: Names;
  readonly addresses: Names;
  /** Hours of the weekdays, 0 Sunday to 6 Saturday: "09:00-12:00 13:30-18:00"; empty when closed. */
  readonly week: readonly string[];
}

function week(...hours: readonly string[]): readonly string[] {
  if (hours.length !== 7) throw new RangeError('a week has seven days');
  return hours;
}

function days(count: number, hours: string): readonly string[] {
  return Array.from({ length: count }, () => hours);
}

const LIBRARIES: Readonly<Record<DemoTenant, readonly LibrarySeed[]>> = {
  demo: [
    {
      code: 'MAIN',
      names: { 'zh-CN': '总馆', 'zh-TW': '總館', 'en-US': 'Main Library', 'fr-FR': 'Bibliothèque centrale' },
      addresses: {
        'zh-CN': '启明大学主校区 学思路 1 号',
        'zh-TW': '啟明大學主校區 學思路 1 號',
        'en-US': '1 Xuesi Road, main campus, Qiming University',
        'fr-FR': '1, rue Xuesi, campus principal, Université Qiming',
      },
      week: week(
        '08:00-22:00',
        '08:00-22:00',
        '08:00-22:00',
        '08:00-22:00',
        '08:00-22:00',
        '08:00-24:00',
        '08:00-24:00',
      ),
    },
    {
      code: 'SOUTH',
      names: {
        'zh-CN': '南校区分馆',
        'zh-TW': '南校區分館',
        'en-US': 'South Campus Library',
        'fr-FR': 'Bibliothèque du campus sud',
      },
      addresses: {
        'zh-CN': '启明大学南校区 工学楼东侧',
        'zh-TW': '啟明大學南校區 工學樓東側',
        'en-US': 'East of the Engineering Building, south campus, Qiming University',
        'fr-FR': "À l'est du bâtiment d'ingénierie, campus sud, Université Qiming",
      },
      week: week('', ...days(6, '08:30-21:30')),
    },
    {
      code: 'TOWN',
      names: {
        'zh-CN': '市民阅览中心',
        'zh-TW': '市民閱覽中心',
        'en-US': 'Town Reading Centre',
        'fr-FR': 'Centre de lecture public',
      },
      addresses: {
        'zh-CN': '启明市 文昌街 20 号',
        'zh-TW': '啟明市 文昌街 20 號',
        'en-US': '20 Wenchang Street, Qiming',
        'fr-FR': '20, rue Wenchang, Qiming',
      },
      week: week('09:00-17:00', '', ...days(4, '09:00-12:00 13:30-18:00'), '09:00-17:00'),
    },
  ],
  harbour: [
    {
      code: 'QUAY',
      names: {
        'zh-CN': '码头图书馆',
        'zh-TW': '碼頭圖書館',
        'en-US': 'Quay Street Library',
        'fr-FR': 'Bibliothèque du Quai',
      },
      addresses: {
        'zh-CN': '港镇 码头街 3 号',
        'zh-TW': '港鎮 碼頭街 3 號',
        'en-US': '3 Quay Street, Harbour Town',
        'fr-FR': '3, Quay Street, Harbour Town',
      },
      week: week('', ...days(3, '09:30-18:00'), '09:30-20:00', '09:30-18:00', '09:30-17:00'),
    },
    {
      code: 'LIGHT',
      names: {
        'zh-CN': '灯塔阅览室',
        'zh-TW': '燈塔閱覽室',
        'en-US': 'Lighthouse Reading Room',
        'fr-FR': 'Salle de lecture du Phare',
      },
      addresses: {
        'zh-CN': '港镇 灯塔路',
        'zh-TW': '港鎮 燈塔路',
        'en-US': 'Lighthouse Road, Harbour Town',
        'fr-FR': 'Lighthouse Road, Harbour Town',
      },
      week: week('', '', '', ...days(4, '10:00-16:00')),
    },
  ],
};

/** The libraries of a demo tenant in display order. */
export function demoLibraries(tenant: DemoTenant): readonly LibrarySeed[] {
  return LIBRARIES[tenant];
}
