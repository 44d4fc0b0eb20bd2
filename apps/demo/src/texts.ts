import type { TenantTexts } from '@lectern/contracts/people/tenant/tenant-texts';
import type { DemoTenant } from './demo-tenant.ts';

/** The texts of the demo libraries for readers, each in four languages. */
export const TEXTS: Readonly<Record<DemoTenant, TenantTexts>> = {
  demo: {
    loginExplain: {
      'zh-CN': '演示账号及密码见 README。\n读者账号为学号、工号或读者证号。',
      'zh-TW': '示範帳號及密碼請見 README。\n讀者帳號為學號、職員編號或讀者證號。',
      'en-US':
        'Demo accounts and their password are in the README.\nYour account is your student number, staff number or library card number.',
      'fr-FR':
        'Les comptes de démonstration et leur mot de passe sont dans le fichier README.\nVotre compte est votre numéro d’étudiant, de personnel ou de carte de lecteur.',
    },
    opacFooterContent: {
      'zh-CN':
        '<p>启明大学图书馆\u00a0· 学思路 1 号\u00a0· library@example.org</p><p>本馆为演示馆，读者与借阅记录均为虚构。</p>',
      'zh-TW':
        '<p>啟明大學圖書館\u00a0· 學思路 1 號\u00a0· library@example.org</p><p>本館為示範館，讀者與借閱紀錄均屬虛構。</p>',
      'en-US':
        '<p>Qiming University Library\u00a0· 1 Xuesi Road\u00a0· library@example.org</p><p>This is a demonstration library. Its readers and loans are invented.</p>',
      'fr-FR':
        '<p>Bibliothèque universitaire de Qiming\u00a0· 1, rue Xuesi\u00a0· library@example.org</p><p>Ceci est une bibliothèque de démonstration. Ses lecteurs et ses prêts sont fictifs.</p>',
    },
  },
  harbour: {
    loginExplain: {
      'zh-CN': '演示账号及密码见 README。\n账号为读者证号。',
      'zh-TW': '示範帳號及密碼請見 README。\n帳號為讀者證號。',
      'en-US':
        'Demo accounts and their password are in the README.\nYour account is the number on your library card.',
      'fr-FR':
        'Les comptes de démonstration et leur mot de passe sont dans le fichier README.\nVotre compte est le numéro de votre carte de bibliothèque.',
    },
    opacFooterContent: {
      'zh-CN':
        '<p>港镇图书馆\u00a0· 码头街 3 号\u00a0· harbour@example.org</p><p>本馆为演示馆，读者与借阅记录均为虚构。</p>',
      'zh-TW':
        '<p>港鎮圖書館\u00a0· 碼頭街 3 號\u00a0· harbour@example.org</p><p>本館為示範館，讀者與借閱紀錄均屬虛構。</p>',
      'en-US':
        '<p>Harbour Town Library\u00a0· 3 Quay Street\u00a0· harbour@example.org</p><p>This is a demonstration library. Its readers and loans are invented.</p>',
      'fr-FR':
        '<p>Bibliothèque de Harbour Town\u00a0· 3, Quay Street\u00a0· harbour@example.org</p><p>Ceci est une bibliothèque de démonstration. Ses lecteurs et ses prêts sont fictifs.</p>',
    },
  },
};
