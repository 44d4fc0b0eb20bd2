import type { NoticeTexts } from '../notice-texts.ts';

export const PASSKEY_ADDED: NoticeTexts = {
  'zh-CN': {
    subject: '{library}：已添加通行密钥',
    text: [
      '您的读者账号已于 {time} 添加通行密钥“{passkey}”，今后可用它登录。',
      '如果不是您本人操作，请立即在“个人信息”中移除它，修改密码并联系图书馆。',
    ],
    shortText: '【{library}】您的账号已于 {time} 添加通行密钥。如非本人操作，请立即移除它并修改密码。',
  },
  'zh-TW': {
    subject: '{library}：已新增通行密鑰',
    text: [
      '您的讀者帳號已於 {time} 新增通行密鑰「{passkey}」，今後可用它登入。',
      '如果不是您本人操作，請立即在「個人資訊」中移除它，修改密碼並聯絡圖書館。',
    ],
    shortText: '【{library}】您的帳號已於 {time} 新增通行密鑰。如非本人操作，請立即移除它並修改密碼。',
  },
  'en-US': {
    subject: '{library}: a passkey was added',
    text: [
      'The passkey “{passkey}” was added to your reader account on {time}. You can sign in with it from now on.',
      'If it was not you, remove it in your account at once, change your password and tell the library.',
    ],
    shortText:
      '{library}: a passkey was added to your account on {time}. If it was not you, remove it and change your password at once.',
  },
  'fr-FR': {
    subject: '{library} : une clé d’accès a été ajoutée',
    text: [
      'La clé d’accès « {passkey} » a été ajoutée à votre compte lecteur le {time}. Elle permet désormais de se connecter.',
      'Si ce n’était pas vous, retirez-la tout de suite dans votre compte, changez de mot de passe et prévenez la bibliothèque.',
    ],
    shortText:
      '{library} : une clé d’accès a été ajoutée à votre compte le {time}. Si ce n’était pas vous, retirez-la et changez tout de suite de mot de passe.',
  },
};
