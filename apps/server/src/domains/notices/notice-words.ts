import type { Language } from '@lectern/contracts/kernel/languages';
import type { NoticeKind } from '@lectern/contracts/tenant/notice-settings';
import { TWO_STEP_WORDS } from './two-step-words.ts';

/** The texts of one kind of notice: of a mail by paragraphs, and of a text message. */
export interface NoticeWords {
  readonly subject: string;
  readonly text: readonly string[];
  readonly shortText: string;
}

export const NOTICE_LINK: Readonly<Record<Language, string>> = {
  'zh-CN': '前往处理：',
  'zh-TW': '前往處理：',
  'en-US': 'To do so, open',
  'fr-FR': 'Pour cela, ouvrez',
};

export const NOTICE_CLOSING: Readonly<Record<Language, string>> = {
  'zh-CN': '{library}（本邮件由系统自动发送，请勿回复。）',
  'zh-TW': '{library}（本郵件由系統自動發送，請勿回覆。）',
  'en-US': '{library} (This message was sent automatically. Please do not reply.)',
  'fr-FR': '{library} (Message automatique, merci de ne pas y répondre.)',
};

export const NOTICE_WORDS: Readonly<Record<NoticeKind, Readonly<Record<Language, NoticeWords>>>> = {
  resetCode: {
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
  },
  bindCode: {
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
  },
  confirmCode: {
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
  },
  passwordChanged: {
    'zh-CN': {
      subject: '{library}：您的密码已修改',
      text: [
        '您的读者账号的密码已于 {time} 修改，其他设备上的登录均已退出。',
        '如果不是您本人操作，请立即重置密码并联系图书馆。',
      ],
      shortText: '【{library}】您的密码已于 {time} 修改。如非本人操作，请立即重置密码并联系图书馆。',
    },
    'zh-TW': {
      subject: '{library}：您的密碼已修改',
      text: [
        '您的讀者帳號的密碼已於 {time} 修改，其他裝置上的登入均已登出。',
        '如果不是您本人操作，請立即重設密碼並聯絡圖書館。',
      ],
      shortText: '【{library}】您的密碼已於 {time} 修改。如非本人操作，請立即重設密碼並聯絡圖書館。',
    },
    'en-US': {
      subject: '{library}: your password was changed',
      text: [
        'The password of your reader account was changed on {time}. All other devices were signed out.',
        'If it was not you, reset your password at once and tell the library.',
      ],
      shortText:
        '{library}: your password was changed on {time}. If it was not you, reset it at once and tell the library.',
    },
    'fr-FR': {
      subject: '{library} : votre mot de passe a changé',
      text: [
        'Le mot de passe de votre compte lecteur a changé le {time}. Tous les autres appareils ont été déconnectés.',
        'Si ce n’était pas vous, réinitialisez tout de suite votre mot de passe et prévenez la bibliothèque.',
      ],
      shortText:
        '{library} : votre mot de passe a changé le {time}. Si ce n’était pas vous, réinitialisez-le tout de suite et prévenez la bibliothèque.',
    },
  },
  contactChanged: {
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
  },
  contactRemoved: {
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
  },
  newDevice: {
    'zh-CN': {
      subject: '{library}：新设备登录提醒',
      text: [
        '您的读者账号已于 {time} 在新设备上登录：{device}。',
        '如果不是您本人操作，请立即修改密码，并在个人中心退出该设备。',
      ],
      shortText: '【{library}】您的账号已于 {time} 在新设备登录：{device}。如非本人操作，请立即修改密码。',
    },
    'zh-TW': {
      subject: '{library}：新裝置登入提醒',
      text: [
        '您的讀者帳號已於 {time} 在新裝置上登入：{device}。',
        '如果不是您本人操作，請立即修改密碼，並在個人中心登出該裝置。',
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
  },
  erasureRequested: {
    'zh-CN': {
      subject: '{library}：已收到您的删除申请',
      text: [
        '我们已于 {time} 收到您删除个人数据的申请，图书馆将审核并处理。',
        '如果不是您本人操作，请立即修改密码并联系图书馆。',
      ],
      shortText: '【{library}】已于 {time} 收到您删除个人数据的申请。如非本人操作，请立即联系图书馆。',
    },
    'zh-TW': {
      subject: '{library}：已收到您的刪除申請',
      text: [
        '我們已於 {time} 收到您刪除個人資料的申請，圖書館將審核並處理。',
        '如果不是您本人操作，請立即修改密碼並聯絡圖書館。',
      ],
      shortText: '【{library}】已於 {time} 收到您刪除個人資料的申請。如非本人操作，請立即聯絡圖書館。',
    },
    'en-US': {
      subject: '{library}: your request for erasure',
      text: [
        'We received your request to erase your personal data on {time}. The library will review it.',
        'If it was not you, change your password at once and tell the library.',
      ],
      shortText:
        '{library}: we received your request to erase your data on {time}. If it was not you, tell the library at once.',
    },
    'fr-FR': {
      subject: '{library} : votre demande d’effacement',
      text: [
        'Nous avons reçu votre demande d’effacement de vos données personnelles le {time}. La bibliothèque va l’examiner.',
        'Si ce n’était pas vous, changez tout de suite de mot de passe et prévenez la bibliothèque.',
      ],
      shortText:
        '{library} : nous avons reçu votre demande d’effacement de vos données le {time}. Si ce n’était pas vous, prévenez tout de suite la bibliothèque.',
    },
  },
  ...TWO_STEP_WORDS,
};
