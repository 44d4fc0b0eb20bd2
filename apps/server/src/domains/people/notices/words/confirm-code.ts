import type { NoticeTexts } from '../notice-texts.ts';

export const CONFIRM_CODE: NoticeTexts = {
  'zh-CN': {
    subject: '{library}：身份验证码',
    text: [
      '您的身份验证码是 {code}，{minutes} 分钟内有效。',
      '请勿把验证码告诉任何人。如果不是您本人操作，请修改密码。',
    ],
    shortText: '【{library}】身份验证码是 {code}，{minutes} 分钟内有效。请勿告诉他人。',
  },
  'zh-TW': {
    subject: '{library}：身分驗證碼',
    text: [
      '您的身分驗證碼是 {code}，{minutes} 分鐘內有效。',
      '請勿把驗證碼告訴任何人。如果不是您本人操作，請修改密碼。',
    ],
    shortText: '【{library}】身分驗證碼是 {code}，{minutes} 分鐘內有效。請勿告訴他人。',
  },
  'en-US': {
    subject: '{library}: code to confirm that it is you',
    text: [
      'Your code to confirm that it is you is {code}. It is valid for {minutes} minutes.',
      'Do not give it to anybody. If you did not ask for it, change your password.',
    ],
    shortText:
      '{library}: {code} is your code to confirm that it is you, valid for {minutes} minutes. Do not share it.',
  },
  'fr-FR': {
    subject: '{library} : code pour confirmer votre identité',
    text: [
      'Votre code pour confirmer votre identité est {code}. Il est valable {minutes} minutes.',
      'Ne le communiquez à personne. Si vous n’avez rien demandé, changez de mot de passe.',
    ],
    shortText:
      '{library} : {code} est votre code pour confirmer votre identité, valable {minutes} minutes. Ne le communiquez pas.',
  },
};
