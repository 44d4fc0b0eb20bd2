import type { NoticeTexts } from '../notice-texts.ts';

export const RECOVERY_CODES_RENEWED: NoticeTexts = {
  'zh-CN': {
    subject: '{library}：恢复码已更新',
    text: [
      '您的读者账号已于 {time} 生成新的恢复码，原有的恢复码均已失效。',
      '如果不是您本人操作，请立即修改密码并联系图书馆。',
    ],
    shortText: '【{library}】您的账号已于 {time} 更新恢复码。如非本人操作，请立即修改密码并联系图书馆。',
  },
  'zh-TW': {
    subject: '{library}：復原碼已更新',
    text: [
      '您的讀者帳號已於 {time} 產生新的復原碼，原有的復原碼均已失效。',
      '如果不是您本人操作，請立即修改密碼並聯絡圖書館。',
    ],
    shortText: '【{library}】您的帳號已於 {time} 更新復原碼。如非本人操作，請立即修改密碼並聯絡圖書館。',
  },
  'en-US': {
    subject: '{library}: new recovery codes',
    text: [
      'New recovery codes were made for your reader account on {time}. The old ones are no longer valid.',
      'If it was not you, change your password at once and tell the library.',
    ],
    shortText:
      '{library}: new recovery codes were made on {time}. If it was not you, change your password at once and tell the library.',
  },
  'fr-FR': {
    subject: '{library} : nouveaux codes de secours',
    text: [
      'De nouveaux codes de secours ont été créés pour votre compte lecteur le {time}. Les anciens ne sont plus valables.',
      'Si ce n’était pas vous, changez tout de suite de mot de passe et prévenez la bibliothèque.',
    ],
    shortText:
      '{library} : de nouveaux codes de secours ont été créés le {time}. Si ce n’était pas vous, changez tout de suite de mot de passe.',
  },
};
