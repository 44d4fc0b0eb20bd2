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
            texts: { 'zh-CN': '谢谢荐购，我们已列入本月订单，通常四到六周到馆。' },
          },
          {
            code: 'electronic',
            names: {
              'zh-CN': '已有电子版',
              'zh-TW': '已有電子版',
              'en-US': 'Held as e-book',
              'fr-FR': 'En numérique',
            },
            texts: { 'zh-CN': '本馆已有电子版，登录后可在馆藏目录中直接阅读，暂不再购纸本。' },
          },
          {
            code: 'level',
            names: {
              'zh-CN': '不在收藏范围',
              'zh-TW': '不在收藏範圍',
              'en-US': 'Out of scope',
              'fr-FR': 'Hors du champ',
            },
            texts: { 'zh-CN': '此书不在本馆收藏范围，可以通过馆际互借获取。' },
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
          { 'zh-CN': '正式出版的学术著作和工具书', 'en-US': 'Scholarly works and works of reference' },
          { 'zh-CN': '校友和本校教师的著作', 'en-US': 'Works by alumni and teachers of the university' },
          { 'zh-CN': '地方文献、手稿和老照片', 'en-US': 'Local history, manuscripts, old photographs' },
        ],
      }),
    },
    harbour: {
      wishes: wishSettingsSchema.parse({
        perDay: 3,
        required: [],
        areShown: true,
        reasons: [
          { code: 'club', names: { 'en-US': 'For a reading club', 'fr-FR': 'Pour un cercle de lecture' } },
          { code: 'pleasure', names: { 'en-US': 'For pleasure', 'fr-FR': 'Pour le plaisir' } },
        ],
      }),
      donations: donationSettingsSchema.parse({
        takes: [{ 'en-US': 'Books about the sea and the coast', 'fr-FR': 'Livres sur la mer et la côte' }],
      }),
    },
  };
