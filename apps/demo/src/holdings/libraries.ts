import type { Names } from '@lectern/contracts/kernel/languages';
import type { DemoTenant } from '../demo-tenant.ts';

/** One building of a library system. */
export interface LibrarySeed {
  readonly code: string;
  readonly names: Names;
  readonly addresses: Names;
  readonly openingHours: Names;
  /** Weekdays on which it is closed: 0 Sunday to 6 Saturday. */
  readonly closedWeekdays: readonly number[];
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
      openingHours: {
        'zh-CN': '每日 08:00–22:00',
        'zh-TW': '每日 08:00–22:00',
        'en-US': 'Daily 08:00–22:00',
        'fr-FR': 'Tous les jours 08:00–22:00',
      },
      closedWeekdays: [],
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
      openingHours: {
        'zh-CN': '周一至周六 08:30–21:30，周日闭馆',
        'zh-TW': '週一至週六 08:30–21:30，週日閉館',
        'en-US': 'Monday to Saturday 08:30–21:30, closed on Sundays',
        'fr-FR': 'Lundi à samedi 08:30–21:30, fermée le dimanche',
      },
      closedWeekdays: [0],
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
      openingHours: {
        'zh-CN': '周二至周日 09:00–18:00，周一闭馆',
        'zh-TW': '週二至週日 09:00–18:00，週一閉館',
        'en-US': 'Tuesday to Sunday 09:00–18:00, closed on Mondays',
        'fr-FR': 'Mardi à dimanche 09:00–18:00, fermé le lundi',
      },
      closedWeekdays: [1],
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
      openingHours: {
        'zh-CN': '周一至周六 09:30–18:00，周日闭馆',
        'zh-TW': '週一至週六 09:30–18:00，週日閉館',
        'en-US': 'Monday to Saturday 09:30–18:00, closed on Sundays',
        'fr-FR': 'Lundi à samedi 09:30–18:00, fermée le dimanche',
      },
      closedWeekdays: [0],
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
      openingHours: {
        'zh-CN': '周三至周六 10:00–16:00',
        'zh-TW': '週三至週六 10:00–16:00',
        'en-US': 'Wednesday to Saturday 10:00–16:00',
        'fr-FR': 'Mercredi à samedi 10:00–16:00',
      },
      closedWeekdays: [0, 1, 2],
    },
  ],
};

/** The libraries of a demo tenant in display order. */
export function demoLibraries(tenant: DemoTenant): readonly LibrarySeed[] {
  return LIBRARIES[tenant];
}
