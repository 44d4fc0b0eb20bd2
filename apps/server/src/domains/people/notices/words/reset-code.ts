import type { NoticeTexts } from '../notice-texts.ts';

export const RESET_CODE: NoticeTexts = {
  'zh-CN': {
    subject: '{library}：重置密码的验证码',
    text: [
      '您正在重置密码，验证码是 {code}，{minutes} 分钟内有效。',
      '请勿把验证码告诉任何人。如果不是您本人操作，请忽略本邮件，您的密码不会改变。',
    ],
    shortText: '【{library}】重置密码的验证码是 {code}，{minutes} 分钟内有效。请勿告诉他人。',
  },
  'zh-TW': {
    subject: '{library}：重設密碼的驗證碼',
    text: [
      '您正在重設密碼，驗證碼是 {code}，{minutes} 分鐘內有效。',
      '請勿把驗證碼告訴任何人。如果不是您本人操作，請忽略本郵件，您的密碼不會改變。',
    ],
    shortText: '【{library}】重設密碼的驗證碼是 {code}，{minutes} 分鐘內有效。請勿告訴他人。',
  },
  'en-US': {
    subject: '{library}: code to reset your password',
    text: [
      'Your code to reset your password is {code}. It is valid for {minutes} minutes.',
      'Do not give it to anybody. If you did not ask for it, ignore this message: your password stays as it is.',
    ],
    shortText:
      '{library}: {code} is your code to reset your password, valid for {minutes} minutes. Do not share it.',
  },
  'fr-FR': {
    subject: '{library} : code pour réinitialiser votre mot de passe',
    text: [
      'Votre code pour réinitialiser votre mot de passe est {code}. Il est valable {minutes} minutes.',
      'Ne le communiquez à personne. Si vous n’avez rien demandé, ignorez ce message : votre mot de passe ne change pas.',
    ],
    shortText:
      '{library} : {code} est votre code pour réinitialiser votre mot de passe, valable {minutes} minutes. Ne le communiquez pas.',
  },
};
