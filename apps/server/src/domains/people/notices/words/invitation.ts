import type { NoticeTexts } from '../notice-texts.ts';

export const INVITATION: NoticeTexts = {
  'zh-CN': {
    subject: '{library}：请设置您的密码',
    text: [
      '{library}已为您开通读者账号 {account}。',
      '请打开下面的链接设置密码，然后用此账号登录。链接 {days} 天内有效，只能使用一次。',
      '如果您不认识这家图书馆，请忽略本邮件。',
    ],
    shortText: '【{library}】已为您开通读者账号 {account}，请查收邮件并设置密码。',
  },
  'zh-TW': {
    subject: '{library}：請設定您的密碼',
    text: [
      '{library}已為您開通讀者帳號 {account}。',
      '請開啟下面的連結設定密碼，然後用此帳號登入。連結 {days} 天內有效，只能使用一次。',
      '如果您不認識這家圖書館，請忽略本郵件。',
    ],
    shortText: '【{library}】已為您開通讀者帳號 {account}，請查收郵件並設定密碼。',
  },
  'en-US': {
    subject: '{library}: set your password',
    text: [
      '{library} has opened a reader account for you: {account}.',
      'Open the link below to set a password, then sign in with this account. The link is valid for {days} days and works once.',
      'If you do not know this library, ignore this e-mail.',
    ],
    shortText:
      '{library}: your reader account {account} is open. Set your password with the link in your e-mail.',
  },
  'fr-FR': {
    subject: '{library} : choisissez votre mot de passe',
    text: [
      '{library} vous a ouvert un compte lecteur : {account}.',
      'Ouvrez le lien ci-dessous pour choisir un mot de passe, puis connectez-vous avec ce compte. Le lien est valable {days} jours et ne sert qu’une fois.',
      'Si vous ne connaissez pas cette bibliothèque, ignorez ce message.',
    ],
    shortText:
      '{library} : votre compte lecteur {account} est ouvert. Choisissez un mot de passe par le lien reçu par e-mail.',
  },
};
