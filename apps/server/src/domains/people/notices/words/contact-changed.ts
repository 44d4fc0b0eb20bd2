import type { NoticeTexts } from '../notice-texts.ts';

export const CONTACT_CHANGED: NoticeTexts = {
  'zh-CN': {
    subject: '{library}：您的联系方式已更改',
    text: [
      '您的读者账号已于 {time} 绑定新的联系方式 {contact}。',
      '如果不是您本人操作，请立即修改密码并联系图书馆。',
    ],
    shortText: '【{library}】您的账号已于 {time} 绑定 {contact}。如非本人操作，请立即联系图书馆。',
  },
  'zh-TW': {
    subject: '{library}：您的聯絡方式已變更',
    text: [
      '您的讀者帳號已於 {time} 綁定新的聯絡方式 {contact}。',
      '如果不是您本人操作，請立即修改密碼並聯絡圖書館。',
    ],
    shortText: '【{library}】您的帳號已於 {time} 綁定 {contact}。如非本人操作，請立即聯絡圖書館。',
  },
  'en-US': {
    subject: '{library}: your contact was changed',
    text: [
      'Your reader account was linked to the new contact {contact} on {time}.',
      'If it was not you, change your password at once and tell the library.',
    ],
    shortText:
      '{library}: your account was linked to {contact} on {time}. If it was not you, tell the library at once.',
  },
  'fr-FR': {
    subject: '{library} : votre contact a changé',
    text: [
      'Votre compte lecteur a été lié au nouveau contact {contact} le {time}.',
      'Si ce n’était pas vous, changez tout de suite de mot de passe et prévenez la bibliothèque.',
    ],
    shortText:
      '{library} : votre compte a été lié à {contact} le {time}. Si ce n’était pas vous, prévenez tout de suite la bibliothèque.',
  },
};
