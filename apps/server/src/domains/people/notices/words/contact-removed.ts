import type { NoticeTexts } from '../notice-texts.ts';

export const CONTACT_REMOVED: NoticeTexts = {
  'zh-CN': {
    subject: '{library}：您的联系方式已解绑',
    text: [
      '联系方式 {contact} 已于 {time} 从您的读者账号解绑。',
      '如果不是您本人操作，请立即修改密码并联系图书馆。',
    ],
    shortText: '【{library}】{contact} 已于 {time} 从您的账号解绑。如非本人操作，请立即联系图书馆。',
  },
  'zh-TW': {
    subject: '{library}：您的聯絡方式已解除綁定',
    text: [
      '聯絡方式 {contact} 已於 {time} 從您的讀者帳號解除綁定。',
      '如果不是您本人操作，請立即修改密碼並聯絡圖書館。',
    ],
    shortText: '【{library}】{contact} 已於 {time} 從您的帳號解除綁定。如非本人操作，請立即聯絡圖書館。',
  },
  'en-US': {
    subject: '{library}: a contact was removed',
    text: [
      'The contact {contact} was removed from your reader account on {time}.',
      'If it was not you, change your password at once and tell the library.',
    ],
    shortText:
      '{library}: {contact} was removed from your account on {time}. If it was not you, tell the library at once.',
  },
  'fr-FR': {
    subject: '{library} : un contact a été retiré',
    text: [
      'Le contact {contact} a été retiré de votre compte lecteur le {time}.',
      'Si ce n’était pas vous, changez tout de suite de mot de passe et prévenez la bibliothèque.',
    ],
    shortText:
      '{library} : {contact} a été retiré de votre compte le {time}. Si ce n’était pas vous, prévenez tout de suite la bibliothèque.',
  },
};
