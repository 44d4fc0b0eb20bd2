import type { TenantSettings } from '@lectern/contracts/people/tenant/tenant-settings';
import { donationSettingsSchema, wishSettingsSchema } from '@lectern/contracts/people/tenant/wish-settings';
import type { DemoTenant } from '../demo-tenant.ts';

/** How the demo libraries take wishes and gifts. */
export const DEMO_WISH_SETTINGS: Readonly<Record<DemoTenant, Pick<TenantSettings, 'wishes' | 'donations'>>> =
  {
    demo: {
      wishes: wishSettingsSchema.parse({
        perDay: 5,
        required: ['isbn', 'language', 'reason'],
        areShown: true,
        reasons: [
          {
            code: 'course',
            names: {
              'zh-CN': '课程需要',
              'zh-TW': '課程需要',
              'en-US': 'For a course',
              'fr-FR': 'Pour un cours',
            },
          },
          {
            code: 'research',
            names: {
              'zh-CN': '科研需要',
              'zh-TW': '科研需要',
              'en-US': 'For research',
              'fr-FR': 'Pour la recherche',
            },
          },
          {
            code: 'reading',
            names: {
              'zh-CN': '课外阅读',
              'zh-TW': '課外閱讀',
              'en-US': 'For pleasure',
              'fr-FR': 'Pour le plaisir',
            },
          },
        ],
        replies: [
          {
            code: 'agreed',
            names: { 'zh-CN': '同意订购', 'zh-TW': '同意訂購', 'en-US': 'Agreed', 'fr-FR': 'Accepté' },
            texts: {
              'zh-CN': '谢谢荐购，我们已列入本月订单，通常四到六周到馆。',
              'zh-TW': '謝謝薦購，我們已列入本月訂單，通常四到六週到館。',
              'en-US': 'Thank you. It is among this month’s orders and comes in four to six weeks.',
              'fr-FR': 'Merci. C’est dans les commandes du mois ; comptez quatre à six semaines.',
            },
          },
          {
            code: 'electronic',
            names: {
              'zh-CN': '已有电子版',
              'zh-TW': '已有電子版',
              'en-US': 'Held as e-book',
              'fr-FR': 'En numérique',
            },
            texts: {
              'zh-CN': '本馆已有电子版，登录后可在馆藏目录中直接阅读，暂不再购纸本。',
              'zh-TW': '本館已有電子版，登入後可在館藏目錄中直接閱讀，暫不再購紙本。',
              'en-US': 'The library has it as an e-book: sign in and read it from the catalogue.',
              'fr-FR': 'La bibliothèque l’a en livre numérique : lisez-le depuis le catalogue.',
            },
          },
          {
            code: 'level',
            names: {
              'zh-CN': '不在收藏范围',
              'zh-TW': '不在收藏範圍',
              'en-US': 'Out of scope',
              'fr-FR': 'Hors du champ',
            },
            texts: {
              'zh-CN': '此书不在本馆收藏范围，可以通过馆际互借获取。',
              'zh-TW': '此書不在本館收藏範圍，可以透過館際互借取得。',
              'en-US': 'It is outside what the library collects. You can get it by interlibrary loan.',
              'fr-FR': 'Il est hors du champ des collections. Le prêt entre bibliothèques peut vous aider.',
            },
          },
        ],
        form: [
          {
            code: 'course',
            names: { 'zh-CN': '课程名称', 'zh-TW': '課程名稱', 'en-US': 'Course', 'fr-FR': 'Cours' },
            kind: 'line',
            isRequired: true,
          },
          {
            code: 'students',
            names: { 'zh-CN': '选课人数', 'zh-TW': '選課人數', 'en-US': 'Students', 'fr-FR': 'Étudiants' },
            kind: 'number',
          },
          {
            code: 'use',
            names: { 'zh-CN': '用途', 'zh-TW': '用途', 'en-US': 'Use', 'fr-FR': 'Usage' },
            kind: 'choice',
            isRequired: true,
            choices: [
              {
                code: 'textbook',
                names: { 'zh-CN': '教材', 'zh-TW': '教材', 'en-US': 'Textbook', 'fr-FR': 'Manuel' },
              },
              {
                code: 'reserve',
                names: {
                  'zh-CN': '教学参考',
                  'zh-TW': '教學參考',
                  'en-US': 'Reserve',
                  'fr-FR': 'Réserve de cours',
                },
              },
            ],
          },
        ],
      }),
      donations: donationSettingsSchema.parse({
        currencies: ['USD', 'EUR'],
        takes: [
          {
            'zh-CN': '正式出版的学术著作和工具书',
            'zh-TW': '正式出版的學術著作和工具書',
            'en-US': 'Scholarly works and works of reference',
            'fr-FR': 'Ouvrages savants et ouvrages de référence',
          },
          {
            'zh-CN': '校友和本校教师的著作',
            'zh-TW': '校友和本校教師的著作',
            'en-US': 'Works by alumni and teachers of the university',
            'fr-FR': 'Ouvrages d’anciens élèves et d’enseignants de l’université',
          },
          {
            'zh-CN': '地方文献、手稿和老照片',
            'zh-TW': '地方文獻、手稿和老照片',
            'en-US': 'Local history, manuscripts, old photographs',
            'fr-FR': 'Histoire locale, manuscrits, photographies anciennes',
          },
        ],
      }),
    },
    harbour: {
      wishes: wishSettingsSchema.parse({
        perDay: 3,
        required: [],
        areShown: true,
        reasons: [
          {
            code: 'club',
            names: {
              'zh-CN': '读书会需要',
              'zh-TW': '讀書會需要',
              'en-US': 'For a reading club',
              'fr-FR': 'Pour un cercle de lecture',
            },
          },
          {
            code: 'pleasure',
            names: {
              'zh-CN': '课外阅读',
              'zh-TW': '課外閱讀',
              'en-US': 'For pleasure',
              'fr-FR': 'Pour le plaisir',
            },
          },
        ],
      }),
      donations: donationSettingsSchema.parse({
        takes: [
          {
            'zh-CN': '有关海洋和海岸的书',
            'zh-TW': '有關海洋和海岸的書',
            'en-US': 'Books about the sea and the coast',
            'fr-FR': 'Livres sur la mer et la côte',
          },
        ],
      }),
    },
  };
