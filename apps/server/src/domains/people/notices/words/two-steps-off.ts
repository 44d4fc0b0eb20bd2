import type { NoticeTexts } from '../notice-texts.ts';

export const TWO_STEPS_OFF: NoticeTexts = {
  'zh-CN': {
    subject: '{library}：两步登录已关闭',
    text: [
      '您的读者账号已于 {time} 关闭两步登录，原有的恢复码均已失效。',
      '如果不是您本人操作，请立即修改密码并联系图书馆。',
    ],
    shortText: '【{library}】您的账号已于 {time} 关闭两步登录。如非本人操作，请立即修改密码并联系图书馆。',
  },
  'zh-TW': {
    subject: '{library}：兩步登入已關閉',
    text: [
      '您的讀者帳號已於 {time} 關閉兩步登入，原有的復原碼均已失效。',
      '如果不是您本人操作，請立即修改密碼並聯絡圖書館。',
    ],
    shortText: '【{library}】您的帳號已於 {time} 關閉兩步登入。如非本人操作，請立即修改密碼並聯絡圖書館。',
  },
  'en-US': {
    subject: '{library}: two-step sign-in is off',
    text: [
      'Two-step sign-in was switched off for your reader account on {time}. Your recovery codes are no longer valid.',
      'If it was not you, change your password at once and tell the library.',
    ],
    shortText:
      '{library}: on {time}, two-step sign-in was switched off. If it was not you, change your password at once and tell the library.',
  },
  'fr-FR': {
    subject: '{library} : connexion en deux étapes désactivée',
    text: [
      'La connexion en deux étapes a été désactivée pour votre compte lecteur le {time}. Vos codes de secours ne sont plus valables.',
      'Si ce n’était pas vous, changez tout de suite de mot de passe et prévenez la bibliothèque.',
    ],
    shortText:
      '{library} : connexion en deux étapes désactivée le {time}. Si ce n’était pas vous, changez tout de suite de mot de passe.',
  },
};
