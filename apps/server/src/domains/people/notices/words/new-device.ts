import type { NoticeTexts } from '../notice-texts.ts';

export const NEW_DEVICE: NoticeTexts = {
  'zh-CN': {
    subject: '{library}：新设备登录提醒',
    text: [
      '您的读者账号已于 {time} 在新设备上登录：{device}。',
      '如果不是您本人操作，请立即修改密码，并在“个人信息”中退出该设备。',
    ],
    shortText: '【{library}】您的账号已于 {time} 在新设备登录：{device}。如非本人操作，请立即修改密码。',
  },
  'zh-TW': {
    subject: '{library}：新裝置登入提醒',
    text: [
      '您的讀者帳號已於 {time} 在新裝置上登入：{device}。',
      '如果不是您本人操作，請立即修改密碼，並在「個人資訊」中登出該裝置。',
    ],
    shortText: '【{library}】您的帳號已於 {time} 在新裝置登入：{device}。如非本人操作，請立即修改密碼。',
  },
  'en-US': {
    subject: '{library}: sign-in from a new device',
    text: [
      'Your reader account was used to sign in from a new device on {time}: {device}.',
      'If it was not you, change your password at once and end that session in your account.',
    ],
    shortText:
      '{library}: sign-in from a new device on {time}: {device}. If it was not you, change your password at once.',
  },
  'fr-FR': {
    subject: '{library} : connexion depuis un nouvel appareil',
    text: [
      'Une connexion à votre compte lecteur a eu lieu depuis un nouvel appareil le {time} : {device}.',
      'Si ce n’était pas vous, changez tout de suite de mot de passe et terminez cette session dans votre compte.',
    ],
    shortText:
      '{library} : connexion depuis un nouvel appareil le {time} : {device}. Si ce n’était pas vous, changez tout de suite de mot de passe.',
  },
};
