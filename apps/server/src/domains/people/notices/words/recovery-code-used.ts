import type { NoticeTexts } from '../notice-texts.ts';

export const RECOVERY_CODE_USED: NoticeTexts = {
  'zh-CN': {
    subject: '{library}：恢复码已使用',
    text: [
      '您的读者账号已于 {time} 使用了一个恢复码，还剩 {left} 个。恢复码快用完时，请在“个人信息”中重新生成。',
      '如果不是您本人操作，请立即修改密码并联系图书馆。',
    ],
    shortText:
      '【{library}】您的账号已于 {time} 使用了一个恢复码，还剩 {left} 个。如非本人操作，请立即修改密码。',
  },
  'zh-TW': {
    subject: '{library}：復原碼已使用',
    text: [
      '您的讀者帳號已於 {time} 使用了一個復原碼，還剩 {left} 個。復原碼快用完時，請在「個人資訊」中重新產生。',
      '如果不是您本人操作，請立即修改密碼並聯絡圖書館。',
    ],
    shortText:
      '【{library}】您的帳號已於 {time} 使用了一個復原碼，還剩 {left} 個。如非本人操作，請立即修改密碼。',
  },
  'en-US': {
    subject: '{library}: a recovery code was used',
    text: [
      'A recovery code of your reader account was used on {time}. Codes left: {left}. You can make new ones in your account.',
      'If it was not you, change your password at once and tell the library.',
    ],
    shortText:
      '{library}: a recovery code was used on {time}. Codes left: {left}. If it was not you, change your password at once.',
  },
  'fr-FR': {
    subject: '{library} : un code de secours a été utilisé',
    text: [
      'Un code de secours de votre compte lecteur a été utilisé le {time}. Codes restants : {left}. Vous pouvez en créer de nouveaux dans votre compte.',
      'Si ce n’était pas vous, changez tout de suite de mot de passe et prévenez la bibliothèque.',
    ],
    shortText:
      '{library} : un code de secours a été utilisé le {time}. Codes restants : {left}. Si ce n’était pas vous, changez tout de suite de mot de passe.',
  },
};
