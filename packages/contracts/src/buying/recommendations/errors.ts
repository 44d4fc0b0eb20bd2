import { defineError } from '../../kernel/error-definition.ts';

/** Answered as `false` by the checks before a wish, with the reason in words. */
const REFUSED = { status: 409, data: false } as const;

export const WISH_ACCOUNT_FROZEN = defineError({
  code: 'WISH_ACCOUNT_FROZEN',
  ...REFUSED,
  words: {
    'zh-CN': '荐购失败：账号已冻结，不能荐购',
    'zh-TW': '薦購失敗：帳號已凍結，不能薦購',
    'en-US': 'The recommendation failed: a frozen account cannot recommend.',
    'fr-FR': 'La suggestion a échoué : un compte suspendu ne peut pas suggérer d’achats.',
  },
});

export const WISH_CONTACT_UNVERIFIED = defineError({
  code: 'WISH_CONTACT_UNVERIFIED',
  ...REFUSED,
  words: {
    'zh-CN': '手机或邮箱尚未验证，请先到个人中心验证',
    'zh-TW': '手機或郵箱尚未驗證，請先到個人中心驗證',
    'en-US': 'Your phone or e-mail is not confirmed yet. Please confirm it in the personal centre first.',
    'fr-FR': 'Votre téléphone ou votre e-mail n’est pas vérifié. Vérifiez-le d’abord dans votre espace.',
  },
});

export const WISH_NOT_OFFERED = defineError({
  code: 'WISH_NOT_OFFERED',
  ...REFUSED,
  words: {
    'zh-CN': '本馆未开放此类荐购',
    'zh-TW': '本館未開放此類薦購',
    'en-US': 'The library does not take recommendations of this kind.',
    'fr-FR': 'La bibliothèque ne prend pas de suggestions de ce type.',
  },
});

export const WISH_DAY_USED_UP = defineError({
  code: 'WISH_DAY_USED_UP',
  ...REFUSED,
  details: { most: 'count' },
  words: {
    'zh-CN': '今日荐购次数已用完（每天 {most} 次）',
    'zh-TW': '今日薦購次數已用完（每天 {most} 次）',
    'en-US': 'Today’s recommendations are used up ({most} a day).',
    'fr-FR': 'Les suggestions du jour sont épuisées ({most} par jour).',
  },
});

export const WISH_TOO_MANY_OPEN = defineError({
  code: 'WISH_TOO_MANY_OPEN',
  ...REFUSED,
  details: { most: 'count' },
  words: {
    'zh-CN': '您有 {most} 条荐购尚未处理，请等待图书馆处理后再荐购',
    'zh-TW': '您有 {most} 筆薦購尚未處理，請等待圖書館處理後再薦購',
    'en-US': '{most} of your recommendations are still open. Please wait until the library has decided some.',
    'fr-FR': '{most} de vos suggestions sont encore ouvertes. Attendez que la bibliothèque en décide.',
  },
});

export const WISH_TITLE_MISSING = defineError({
  code: 'WISH_TITLE_MISSING',
  status: 422,
  words: {
    'zh-CN': '请输入题名',
    'zh-TW': '請輸入題名',
    'en-US': 'Please enter a title.',
    'fr-FR': 'Saisissez un titre.',
  },
});

export const WISH_ISBN_MISSING = defineError({
  code: 'WISH_ISBN_MISSING',
  status: 422,
  words: {
    'zh-CN': '请输入ISBN',
    'zh-TW': '請輸入ISBN',
    'en-US': 'Please enter the ISBN.',
    'fr-FR': 'Saisissez l’ISBN.',
  },
});

export const WISH_ISBN_INVALID = defineError({
  code: 'WISH_ISBN_INVALID',
  status: 422,
  words: {
    'zh-CN': 'ISBN格式不正确',
    'zh-TW': 'ISBN格式不正確',
    'en-US': 'The ISBN is not valid.',
    'fr-FR': 'L’ISBN n’est pas valide.',
  },
});

export const WISH_ISSN_INVALID = defineError({
  code: 'WISH_ISSN_INVALID',
  status: 422,
  words: {
    'zh-CN': '请输入正确的ISSN',
    'zh-TW': '請輸入正確的ISSN',
    'en-US': 'Please enter a valid ISSN.',
    'fr-FR': 'Saisissez un ISSN valide.',
  },
});

export const WISH_LANGUAGE_MISSING = defineError({
  code: 'WISH_LANGUAGE_MISSING',
  status: 422,
  words: {
    'zh-CN': '请选择语种',
    'zh-TW': '請選擇語種',
    'en-US': 'Please choose the language.',
    'fr-FR': 'Choisissez la langue.',
  },
});

export const WISH_REASON_MISSING = defineError({
  code: 'WISH_REASON_MISSING',
  status: 422,
  words: {
    'zh-CN': '请选择荐购理由',
    'zh-TW': '請選擇薦購理由',
    'en-US': 'Please choose a reason.',
    'fr-FR': 'Choisissez un motif.',
  },
});

export const WISH_NOTE_MISSING = defineError({
  code: 'WISH_NOTE_MISSING',
  status: 422,
  words: {
    'zh-CN': '请输入备注',
    'zh-TW': '請輸入備註',
    'en-US': 'Please enter a note.',
    'fr-FR': 'Saisissez une remarque.',
  },
});

export const WISH_PRICE_MISSING = defineError({
  code: 'WISH_PRICE_MISSING',
  status: 422,
  words: {
    'zh-CN': '请输入期刊价格',
    'zh-TW': '請輸入期刊價格',
    'en-US': 'Please enter the price of the periodical.',
    'fr-FR': 'Saisissez le prix du périodique.',
  },
});

export const WISH_PRICE_INVALID = defineError({
  code: 'WISH_PRICE_INVALID',
  status: 422,
  words: {
    'zh-CN': '价格应为数字，如 58.00',
    'zh-TW': '價格應為數字，如 58.00',
    'en-US': 'The price must be a number, such as 58.00.',
    'fr-FR': 'Le prix doit être un nombre, par exemple 58.00.',
  },
});

export const WISH_FREQUENCY_MISSING = defineError({
  code: 'WISH_FREQUENCY_MISSING',
  status: 422,
  words: {
    'zh-CN': '请选择出版频率',
    'zh-TW': '請選擇出版頻率',
    'en-US': 'Please choose how often the periodical appears.',
    'fr-FR': 'Choisissez la périodicité.',
  },
});

export const WISH_NAME_MISSING = defineError({
  code: 'WISH_NAME_MISSING',
  status: 422,
  words: {
    'zh-CN': '请输入资源名称',
    'zh-TW': '請輸入資源名稱',
    'en-US': 'Please enter the name of the resource.',
    'fr-FR': 'Saisissez le nom de la ressource.',
  },
});

export const WISH_SUBJECT_MISSING = defineError({
  code: 'WISH_SUBJECT_MISSING',
  status: 422,
  words: {
    'zh-CN': '请输入学科',
    'zh-TW': '請輸入學科',
    'en-US': 'Please enter the subject.',
    'fr-FR': 'Saisissez la discipline.',
  },
});

export const WISH_DOCUMENT_TYPE_MISSING = defineError({
  code: 'WISH_DOCUMENT_TYPE_MISSING',
  status: 422,
  words: {
    'zh-CN': '请选择文献类型',
    'zh-TW': '請選擇文獻類型',
    'en-US': 'Please choose at least one type of document.',
    'fr-FR': 'Choisissez au moins un type de document.',
  },
});

export const WISH_ADDRESS_MISSING = defineError({
  code: 'WISH_ADDRESS_MISSING',
  status: 422,
  words: {
    'zh-CN': '请输入网址',
    'zh-TW': '請輸入網址',
    'en-US': 'Please enter the web address.',
    'fr-FR': 'Saisissez l’adresse web.',
  },
});

export const WISH_ADDRESS_INVALID = defineError({
  code: 'WISH_ADDRESS_INVALID',
  status: 422,
  words: {
    'zh-CN': '网址应以 http:// 或 https:// 开头',
    'zh-TW': '網址應以 http:// 或 https:// 開頭',
    'en-US': 'The web address must begin with http:// or https://.',
    'fr-FR': 'L’adresse web doit commencer par http:// ou https://.',
  },
});

export const WISH_ANSWER_MISSING = defineError({
  code: 'WISH_ANSWER_MISSING',
  status: 422,
  details: { field: 'text' },
  words: {
    'zh-CN': '请填写：{field}',
    'zh-TW': '請填寫：{field}',
    'en-US': 'Please fill in: {field}.',
    'fr-FR': 'Remplissez : {field}.',
  },
});

export const WISH_ANSWER_INVALID = defineError({
  code: 'WISH_ANSWER_INVALID',
  status: 422,
  details: { field: 'text' },
  words: {
    'zh-CN': '填写有误：{field}',
    'zh-TW': '填寫有誤：{field}',
    'en-US': 'This is not filled in correctly: {field}.',
    'fr-FR': 'Ce champ est mal rempli : {field}.',
  },
});

export const WISH_CODE_UNKNOWN = defineError({
  code: 'WISH_CODE_UNKNOWN',
  status: 422,
  details: { value: 'text' },
  words: {
    'zh-CN': '没有这个选项：{value}',
    'zh-TW': '沒有這個選項：{value}',
    'en-US': 'There is no such choice: {value}.',
    'fr-FR': 'Ce choix n’existe pas : {value}.',
  },
});

export const WISH_ALREADY_HELD = defineError({
  code: 'WISH_ALREADY_HELD',
  status: 409,
  details: { recordId: 'text' },
  words: {
    'zh-CN': '本馆已有馆藏，请直接借阅，或发起预约、委托',
    'zh-TW': '本館已有館藏，請直接借閱，或發起預約、委託',
    'en-US': 'The library already holds it. Please borrow it, or start a reservation or an entrustment.',
    'fr-FR': 'La bibliothèque le possède déjà. Empruntez-le, ou faites une réservation ou une demande.',
  },
});

export const WISH_ALREADY_MINE = defineError({
  code: 'WISH_ALREADY_MINE',
  status: 409,
  words: {
    'zh-CN': '您已荐购过这种资源',
    'zh-TW': '您已薦購過這種資源',
    'en-US': 'You have already recommended this.',
    'fr-FR': 'Vous avez déjà fait cette suggestion.',
  },
});

export const WISH_NOT_FOUND = defineError({
  code: 'WISH_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '没有这条荐购',
    'zh-TW': '沒有這筆薦購',
    'en-US': 'There is no such recommendation.',
    'fr-FR': 'Cette suggestion n’existe pas.',
  },
});

export const WISH_DECIDED = defineError({
  code: 'WISH_DECIDED',
  status: 409,
  words: {
    'zh-CN': '图书馆已作出处理，不能再撤销或加入',
    'zh-TW': '圖書館已作出處理，不能再撤銷或加入',
    'en-US': 'The library has already decided. The recommendation cannot be withdrawn or joined any more.',
    'fr-FR': 'La bibliothèque a déjà décidé. La suggestion ne peut plus être retirée ni rejointe.',
  },
});

export const WISH_MOVE_NOT_ALLOWED = defineError({
  code: 'WISH_MOVE_NOT_ALLOWED',
  status: 409,
  words: {
    'zh-CN': '荐购当前的状态不能这样处理，请刷新后再试',
    'zh-TW': '薦購目前的狀態不能這樣處理，請重新整理後再試',
    'en-US': 'This cannot be done in the present state of the recommendation. Please look again.',
    'fr-FR': 'L’état actuel de la suggestion ne le permet pas. Actualisez la page.',
  },
});

export const WISH_TRIAL_NEEDS_RESOURCE = defineError({
  code: 'WISH_TRIAL_NEEDS_RESOURCE',
  status: 422,
  words: {
    'zh-CN': '只有电子资源可以试用，且需要试用的截止日期',
    'zh-TW': '只有電子資源可以試用，且需要試用的截止日期',
    'en-US': 'Only electronic resources can be tried, and a trial needs its last day.',
    'fr-FR':
      'Seules les ressources électroniques peuvent être essayées, et un essai a besoin d’une date de fin.',
  },
});

export const WISH_COPY_NEEDED = defineError({
  code: 'WISH_COPY_NEEDED',
  status: 422,
  words: {
    'zh-CN': '请选择馆藏记录，或填写复本的类型和馆藏地',
    'zh-TW': '請選擇館藏紀錄，或填寫複本的類型和館藏地',
    'en-US': 'Please choose a record, or say the item type and the place of the copy.',
    'fr-FR': 'Choisissez une notice, ou indiquez le type et l’emplacement de l’exemplaire.',
  },
});
