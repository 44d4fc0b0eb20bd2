import { defineError } from '../../kernel/error-definition.ts';

/** The library, or this branch of it, offers no self check-out. */
export const SELF_CHECK_OFF = defineError({
  code: 'SELF_CHECK_OFF',
  status: 403,
  words: {
    'zh-CN': '此处未开通自助借还',
    'zh-TW': '此處未開通自助借還',
    'en-US': 'Self check-out is not offered here.',
    'fr-FR': 'Le prêt en libre-service n’est pas proposé ici.',
  },
});

/** For a library system elsewhere that gives no reason. */
export const SELF_CHECK_DENIED = defineError({
  code: 'SELF_CHECK_DENIED',
  status: 409,
  words: {
    'zh-CN': '此处无法办理，请联系工作人员',
    'zh-TW': '此處無法辦理，請聯絡工作人員',
    'en-US': 'This cannot be done here. Please ask the staff.',
    'fr-FR': 'Opération impossible ici. Adressez-vous au personnel.',
  },
});

/** With the reason in the words of a library system elsewhere. */
export const SELF_CHECK_DENIED_BECAUSE = defineError({
  code: 'SELF_CHECK_DENIED_BECAUSE',
  status: 409,
  details: { reason: 'text' },
  words: {
    'zh-CN': '无法办理：{reason}',
    'zh-TW': '無法辦理：{reason}',
    'en-US': 'This cannot be done: {reason}',
    'fr-FR': 'Opération impossible : {reason}',
  },
});

/** Nobody opened this station, or staff closed it. */
export const STATION_CLOSED = defineError({
  code: 'STATION_CLOSED',
  status: 409,
  words: {
    'zh-CN': '此自助机已停用，请联系工作人员',
    'zh-TW': '此自助機已停用，請聯絡工作人員',
    'en-US': 'This station is closed. Please ask the staff.',
    'fr-FR': 'Cette borne est fermée. Adressez-vous au personnel.',
  },
});

/** Nobody is signed in at the station any more. */
export const STATION_SIGNED_OUT = defineError({
  code: 'STATION_SIGNED_OUT',
  status: 409,
  words: {
    'zh-CN': '您已退出，请重新刷卡登录',
    'zh-TW': '您已登出，請重新刷卡登入',
    'en-US': 'You have been signed out. Please scan your card again.',
    'fr-FR': 'Vous avez été déconnecté. Présentez de nouveau votre carte.',
  },
});

/** The password is right, and the account asks for more before anything can be done with it. */
export const STATION_STEP_NEEDED = defineError({
  code: 'STATION_STEP_NEEDED',
  status: 403,
  words: {
    'zh-CN': '您的账号登录时还需要其他验证。请用手机登录本馆网站，在“自助借书”页面获取登录码',
    'zh-TW': '您的帳號登入時還需要其他驗證。請用手機登入本館網站，在「自助借書」頁面取得登入碼',
    'en-US':
      'Your account asks for one more step. Sign in to the portal on your phone and use the code that “Self check-out” shows there.',
    'fr-FR':
      'Votre compte demande une étape de plus. Connectez-vous au portail sur votre téléphone et utilisez le code affiché par « Prêt en libre-service ».',
  },
});

/** No such code, or its time is over. */
export const ENTRY_CODE_WRONG = defineError({
  code: 'ENTRY_CODE_WRONG',
  status: 400,
  words: {
    'zh-CN': '代码错误或已过期',
    'zh-TW': '代碼錯誤或已過期',
    'en-US': 'This code is wrong or no longer valid.',
    'fr-FR': 'Ce code est faux ou n’est plus valable.',
  },
});

export const ENTRY_CODE_TRIES = defineError({
  code: 'ENTRY_CODE_TRIES',
  status: 429,
  details: { minutes: 'count' },
  words: {
    'zh-CN': '代码输错次数过多，请 {minutes} 分钟后再试',
    'zh-TW': '代碼輸錯次數過多，請 {minutes} 分鐘後再試',
    'en-US': 'Too many wrong codes. Please try again in {minutes} {minutes|minute|minutes}.',
    'fr-FR': 'Trop de codes erronés. Réessayez dans {minutes} {minutes|minute|minutes}.',
  },
});

/** The reader entered no code of a screen in the library, or its time is over. */
export const PHONE_NOT_HERE = defineError({
  code: 'PHONE_NOT_HERE',
  status: 409,
  words: {
    'zh-CN': '请重新输入馆内屏幕上显示的代码',
    'zh-TW': '請重新輸入館內螢幕上顯示的代碼',
    'en-US': 'Please enter the code that the screen in the library shows again.',
    'fr-FR': 'Saisissez de nouveau le code affiché par l’écran de la bibliothèque.',
  },
});

/** The copy needs a look of the staff, for example because it has several parts. */
export const COPY_NEEDS_STAFF = defineError({
  code: 'COPY_NEEDS_STAFF',
  status: 409,
  words: {
    'zh-CN': '这一册请到服务台办理',
    'zh-TW': '這一冊請到服務台辦理',
    'en-US': 'Please take this copy to the desk.',
    'fr-FR': 'Présentez cet exemplaire au guichet.',
  },
});

export const COPY_ELSEWHERE = defineError({
  code: 'COPY_ELSEWHERE',
  status: 409,
  details: { library: 'text' },
  words: {
    'zh-CN': '这一册属于{library}，不能在此自助借出，请到服务台办理',
    'zh-TW': '這一冊屬於{library}，不能在此自助借出，請到服務台辦理',
    'en-US': 'This copy belongs to {library}. Please take it to the desk.',
    'fr-FR': 'Cet exemplaire appartient à {library}. Présentez-le au guichet.',
  },
});

/** Somebody who came with a pickup code gets the copy of this request and no other. */
export const COPY_NOT_OF_REQUEST = defineError({
  code: 'COPY_NOT_OF_REQUEST',
  status: 409,
  words: {
    'zh-CN': '取书码只能取预约的那一册。要借其他图书，请先登录',
    'zh-TW': '取書碼只能取預約的那一冊。要借其他圖書，請先登入',
    'en-US': 'The pickup code is for the requested copy only. To borrow others, please sign in.',
    'fr-FR':
      'Le code de retrait ne vaut que pour l’exemplaire demandé. Pour en emprunter d’autres, connectez-vous.',
  },
});

/** The reader has this copy already, and not only since the scan before this one. */
export const COPY_YOURS_ALREADY = defineError({
  code: 'COPY_YOURS_ALREADY',
  status: 409,
  details: { due: 'date' },
  words: {
    'zh-CN': '您已借有这一册，应还日期 {due}',
    'zh-TW': '您已借有這一冊，應還日期 {due}',
    'en-US': 'You have this copy already. It is due on {due}.',
    'fr-FR': 'Vous avez déjà cet exemplaire, à rendre le {due}.',
  },
});

export const RECEIPT_NO_MAIL = defineError({
  code: 'RECEIPT_NO_MAIL',
  status: 409,
  words: {
    'zh-CN': '您的账号没有已验证的邮箱，或本馆不发送邮件',
    'zh-TW': '您的帳號沒有已驗證的信箱，或本館不寄送郵件',
    'en-US': 'Your account has no confirmed e-mail address, or this library sends no e-mail.',
    'fr-FR': 'Votre compte n’a pas d’adresse e-mail confirmée, ou cette bibliothèque n’envoie pas d’e-mail.',
  },
});

/** Nothing was lent since the reader signed in. */
export const RECEIPT_EMPTY = defineError({
  code: 'RECEIPT_EMPTY',
  status: 409,
  words: {
    'zh-CN': '您还没有借书',
    'zh-TW': '您還沒有借書',
    'en-US': 'You have not borrowed anything yet.',
    'fr-FR': 'Vous n’avez encore rien emprunté.',
  },
});
