import type { NoticeTexts } from '../notice-texts.ts';

export const BIND_CODE: NoticeTexts = {
  'zh-CN': {
    subject: '{library}：绑定联系方式的验证码',
    text: [
      '您正在把此联系方式绑定到读者账号，验证码是 {code}，{minutes} 分钟内有效。',
      '请勿把验证码告诉任何人。如果不是您本人操作，请忽略本邮件。',
    ],
    shortText: '【{library}】绑定联系方式的验证码是 {code}，{minutes} 分钟内有效。请勿告诉他人。',
  },
  'zh-TW': {
    subject: '{library}：綁定聯絡方式的驗證碼',
    text: [
      '您正在把此聯絡方式綁定到讀者帳號，驗證碼是 {code}，{minutes} 分鐘內有效。',
      '請勿把驗證碼告訴任何人。如果不是您本人操作，請忽略本郵件。',
    ],
    shortText: '【{library}】綁定聯絡方式的驗證碼是 {code}，{minutes} 分鐘內有效。請勿告訴他人。',
  },
  'en-US': {
    subject: '{library}: code to confirm your contact',
    text: [
      'Your code to link this contact to your reader account is {code}. It is valid for {minutes} minutes.',
      'Do not give it to anybody. If you did not ask for it, ignore this message.',
    ],
    shortText:
      '{library}: {code} is your code to confirm this contact, valid for {minutes} minutes. Do not share it.',
  },
  'fr-FR': {
    subject: '{library} : code pour confirmer votre contact',
    text: [
      'Votre code pour lier ce contact à votre compte lecteur est {code}. Il est valable {minutes} minutes.',
      'Ne le communiquez à personne. Si vous n’avez rien demandé, ignorez ce message.',
    ],
    shortText:
      '{library} : {code} est votre code pour confirmer ce contact, valable {minutes} minutes. Ne le communiquez pas.',
  },
};
