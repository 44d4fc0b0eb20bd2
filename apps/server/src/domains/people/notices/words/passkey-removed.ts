import type { NoticeTexts } from '../notice-texts.ts';

export const PASSKEY_REMOVED: NoticeTexts = {
  'zh-CN': {
    subject: '{library}：已移除通行密钥',
    text: [
      '通行密钥“{passkey}”已于 {time} 从您的读者账号移除，不能再用它登录。',
      '如果不是您本人操作，请立即修改密码并联系图书馆。',
    ],
    shortText: '【{library}】已于 {time} 从您的账号移除通行密钥。如非本人操作，请立即修改密码。',
  },
  'zh-TW': {
    subject: '{library}：已移除通行密鑰',
    text: [
      '通行密鑰「{passkey}」已於 {time} 從您的讀者帳號移除，不能再用它登入。',
      '如果不是您本人操作，請立即修改密碼並聯絡圖書館。',
    ],
    shortText: '【{library}】已於 {time} 從您的帳號移除通行密鑰。如非本人操作，請立即修改密碼。',
  },
  'en-US': {
    subject: '{library}: a passkey was removed',
    text: [
      'The passkey “{passkey}” was removed from your reader account on {time}. Nobody can sign in with it any more.',
      'If it was not you, change your password at once and tell the library.',
    ],
    shortText:
      '{library}: a passkey was removed from your account on {time}. If it was not you, change your password at once.',
  },
  'fr-FR': {
    subject: '{library} : une clé d’accès a été retirée',
    text: [
      'La clé d’accès « {passkey} » a été retirée de votre compte lecteur le {time}. Elle ne permet plus de se connecter.',
      'Si ce n’était pas vous, changez tout de suite de mot de passe et prévenez la bibliothèque.',
    ],
    shortText:
      '{library} : une clé d’accès a été retirée de votre compte le {time}. Si ce n’était pas vous, changez tout de suite de mot de passe.',
  },
};
