import type { NoticeTexts } from '../notice-texts.ts';

export const TWO_STEPS_ON: NoticeTexts = {
  'zh-CN': {
    subject: '{library}：两步登录已开启',
    text: [
      '您的读者账号已于 {time} 开启两步登录。今后登录时除密码外，还需输入验证器应用中的验证码。',
      '如果不是您本人操作，请立即联系图书馆。',
    ],
    shortText: '【{library}】您的账号已于 {time} 开启两步登录。如非本人操作，请立即联系图书馆。',
  },
  'zh-TW': {
    subject: '{library}：兩步登入已開啟',
    text: [
      '您的讀者帳號已於 {time} 開啟兩步登入。今後登入時除密碼外，還需輸入驗證器應用程式中的驗證碼。',
      '如果不是您本人操作，請立即聯絡圖書館。',
    ],
    shortText: '【{library}】您的帳號已於 {time} 開啟兩步登入。如非本人操作，請立即聯絡圖書館。',
  },
  'en-US': {
    subject: '{library}: two-step sign-in is on',
    text: [
      'Two-step sign-in was switched on for your reader account on {time}. From now on you sign in with your password and a code of your authenticator app.',
      'If it was not you, tell the library at once.',
    ],
    shortText:
      '{library}: on {time}, two-step sign-in was switched on. If it was not you, tell the library at once.',
  },
  'fr-FR': {
    subject: '{library} : connexion en deux étapes activée',
    text: [
      'La connexion en deux étapes a été activée pour votre compte lecteur le {time}. Désormais, vous vous connectez avec votre mot de passe et un code de votre application d’authentification.',
      'Si ce n’était pas vous, prévenez tout de suite la bibliothèque.',
    ],
    shortText:
      '{library} : connexion en deux étapes activée le {time}. Si ce n’était pas vous, prévenez tout de suite la bibliothèque.',
  },
};
