import type { NoticeTexts } from '../notice-texts.ts';

export const PASSWORD_CHANGED: NoticeTexts = {
  'zh-CN': {
    subject: '{library}：您的密码已修改',
    text: [
      '您的读者账号的密码已于 {time} 修改，其他设备上的登录均已退出。',
      '如果不是您本人操作，请立即重置密码并联系图书馆。',
    ],
    shortText: '【{library}】您的密码已于 {time} 修改。如非本人操作，请立即重置密码并联系图书馆。',
  },
  'zh-TW': {
    subject: '{library}：您的密碼已修改',
    text: [
      '您的讀者帳號的密碼已於 {time} 修改，其他裝置上的登入均已登出。',
      '如果不是您本人操作，請立即重設密碼並聯絡圖書館。',
    ],
    shortText: '【{library}】您的密碼已於 {time} 修改。如非本人操作，請立即重設密碼並聯絡圖書館。',
  },
  'en-US': {
    subject: '{library}: your password was changed',
    text: [
      'The password of your reader account was changed on {time}. All other devices were signed out.',
      'If it was not you, reset your password at once and tell the library.',
    ],
    shortText:
      '{library}: your password was changed on {time}. If it was not you, reset it at once and tell the library.',
  },
  'fr-FR': {
    subject: '{library} : votre mot de passe a changé',
    text: [
      'Le mot de passe de votre compte lecteur a changé le {time}. Tous les autres appareils ont été déconnectés.',
      'Si ce n’était pas vous, réinitialisez tout de suite votre mot de passe et prévenez la bibliothèque.',
    ],
    shortText:
      '{library} : votre mot de passe a changé le {time}. Si ce n’était pas vous, réinitialisez-le tout de suite et prévenez la bibliothèque.',
  },
};
