import { defineError } from '../../kernel/error-definition.ts';

/** The words are the specification's (document 1, section 5). */
export const TAKE_CODE_WRONG = defineError({
  code: 'TAKE_CODE_WRONG',
  status: 400,
  words: {
    'zh-CN': '请输入正确的取书码！',
    'zh-TW': '請輸入正確的取書碼！',
    'en-US': 'Please enter the right pickup code.',
    'fr-FR': 'Saisissez le bon code de retrait.',
  },
});

export const TAKE_CODE_EXPIRED = defineError({
  code: 'TAKE_CODE_EXPIRED',
  status: 409,
  words: {
    'zh-CN': '取书码已失效，请刷新取书码后再试',
    'zh-TW': '取書碼已失效，請重新取得取書碼後再試',
    'en-US': 'This pickup code is no longer valid. Please show a new one.',
    'fr-FR': 'Ce code de retrait n’est plus valable. Affichez-en un nouveau.',
  },
});

export const TAKE_CODE_TRIES = defineError({
  code: 'TAKE_CODE_TRIES',
  status: 429,
  details: { minutes: 'count' },
  words: {
    'zh-CN': '取书码输错次数过多，请 {minutes} 分钟后再试',
    'zh-TW': '取書碼輸錯次數過多，請 {minutes} 分鐘後再試',
    'en-US': 'Too many wrong pickup codes. Please try again in {minutes} {minutes|minute|minutes}.',
    'fr-FR': 'Trop de codes de retrait erronés. Réessayez dans {minutes} {minutes|minute|minutes}.',
  },
});

export const TAKE_CODE_NOT_NOW = defineError({
  code: 'TAKE_CODE_NOT_NOW',
  status: 409,
  words: {
    'zh-CN': '现在还不能取书，不需要取书码',
    'zh-TW': '現在還不能取書，不需要取書碼',
    'en-US': 'There is nothing to pick up yet, so there is no pickup code.',
    'fr-FR': 'Il n’y a encore rien à retirer, donc pas de code de retrait.',
  },
});

export const TAKE_CODES_OFF = defineError({
  code: 'TAKE_CODES_OFF',
  status: 403,
  words: {
    'zh-CN': '本馆未开通取书码，请到服务台办理',
    'zh-TW': '本館未開通取書碼，請至服務台辦理',
    'en-US': 'This library has no pickup codes. Please ask at the library desk.',
    'fr-FR': 'Cette bibliothèque n’a pas de codes de retrait. Adressez-vous à l’accueil.',
  },
});

export const TAKE_BARCODE_WRONG = defineError({
  code: 'TAKE_BARCODE_WRONG',
  status: 400,
  words: {
    'zh-CN': '这不是对方请求的那一册，请核对条码',
    'zh-TW': '這不是對方請求的那一冊，請核對條碼',
    'en-US': 'This is not the copy that was asked for. Please check the barcode.',
    'fr-FR': 'Ce n’est pas l’exemplaire demandé. Vérifiez le code-barres.',
  },
});

export const RECEIPT_TOO_LATE = defineError({
  code: 'RECEIPT_TOO_LATE',
  status: 409,
  details: { minutes: 'count' },
  words: {
    'zh-CN': '{minutes} 分钟内未确认收书，请重新出示取书码',
    'zh-TW': '{minutes} 分鐘內未確認收書，請重新出示取書碼',
    'en-US':
      'The receipt was not confirmed within {minutes} {minutes|minute|minutes}. Please show a pickup code again.',
    'fr-FR':
      'La réception n’a pas été confirmée en {minutes} {minutes|minute|minutes}. Affichez de nouveau un code de retrait.',
  },
});

export const COPY_PROMISED = defineError({
  code: 'COPY_PROMISED',
  status: 409,
  words: {
    'zh-CN': '您已答应把这一册转借给另一位读者',
    'zh-TW': '您已答應把這一冊轉借給另一位讀者',
    'en-US': 'You have promised this copy to another reader.',
    'fr-FR': 'Vous avez promis cet exemplaire à un autre lecteur.',
  },
});

export const OBJECTION_TOO_LATE = defineError({
  code: 'OBJECTION_TOO_LATE',
  status: 409,
  words: {
    'zh-CN': '转借完成后 24 小时内才能提出异议',
    'zh-TW': '轉借完成後 24 小時內才能提出異議',
    'en-US': 'You can object within 24 hours after a copy changed hands.',
    'fr-FR': 'Vous pouvez contester dans les 24 heures après la remise.',
  },
});
