import { defineError } from '../../kernel/error-definition.ts';

/** The library takes part in no alliance. */
export const ALLIANCE_OFF = defineError({
  code: 'ALLIANCE_OFF',
  status: 403,
  words: {
    'zh-CN': '本馆未开通联盟借阅',
    'zh-TW': '本館未開通聯盟借閱',
    'en-US': 'This library offers no alliance borrowing.',
    'fr-FR': 'Cette bibliothèque ne propose pas le prêt d’alliance.',
  },
});

export const ALLIANCE_LIBRARY_UNKNOWN = defineError({
  code: 'ALLIANCE_LIBRARY_UNKNOWN',
  status: 404,
  words: {
    'zh-CN': '联盟中没有该图书馆',
    'zh-TW': '聯盟中沒有該圖書館',
    'en-US': 'There is no such library in the alliance.',
    'fr-FR': 'Cette bibliothèque ne fait pas partie de l’alliance.',
  },
});

export const ALLIANCE_LIBRARY_UNAVAILABLE = defineError({
  code: 'ALLIANCE_LIBRARY_UNAVAILABLE',
  status: 503,
  words: {
    'zh-CN': '联盟图书馆暂无响应，请稍后再试',
    'zh-TW': '聯盟圖書館暫無回應，請稍後再試',
    'en-US': 'The alliance library does not answer at the moment. Please try again later.',
    'fr-FR': 'La bibliothèque de l’alliance ne répond pas pour le moment. Réessayez plus tard.',
  },
});

/** No reader has this code, it was used, or its five minutes are over. */
export const ALLIANCE_CODE_WRONG = defineError({
  code: 'ALLIANCE_CODE_WRONG',
  status: 400,
  words: {
    'zh-CN': '授权码错误或已过期，请重新获取',
    'zh-TW': '授權碼錯誤或已過期，請重新取得',
    'en-US': 'The authorization code is wrong or no longer valid. Please get a new one.',
    'fr-FR': 'Le code d’autorisation est faux ou n’est plus valable. Demandez-en un nouveau.',
  },
});

export const ALLIANCE_CODE_TRIES = defineError({
  code: 'ALLIANCE_CODE_TRIES',
  status: 429,
  details: { minutes: 'count' },
  words: {
    'zh-CN': '授权码输错次数过多，请 {minutes} 分钟后再试',
    'zh-TW': '授權碼輸錯次數過多，請 {minutes} 分鐘後再試',
    'en-US': 'Too many wrong codes. Please try again in {minutes} {minutes|minute|minutes}.',
    'fr-FR': 'Trop de codes erronés. Réessayez dans {minutes} {minutes|minute|minutes}.',
  },
});

/** The reader may not borrow at all now; `reason` is the block in words. */
export const ALLIANCE_ACCOUNT_BLOCKED = defineError({
  code: 'ALLIANCE_ACCOUNT_BLOCKED',
  status: 409,
  details: { reason: 'text' },
  words: {
    'zh-CN': '您现在不能使用联盟借阅。{reason}',
    'zh-TW': '您現在不能使用聯盟借閱。{reason}',
    'en-US': 'You cannot borrow in the alliance now. {reason}',
    'fr-FR': 'Vous ne pouvez pas emprunter dans l’alliance pour le moment. {reason}',
  },
});

/** The other library has no record with this id. */
export const ALLIANCE_RECORD_GONE = defineError({
  code: 'ALLIANCE_RECORD_GONE',
  status: 404,
  words: {
    'zh-CN': '对方图书馆已没有这条记录',
    'zh-TW': '對方圖書館已沒有這筆紀錄',
    'en-US': 'The other library no longer has this title.',
    'fr-FR': 'L’autre bibliothèque n’a plus ce titre.',
  },
});

export const ALLIANCE_LIMIT_REACHED = defineError({
  code: 'ALLIANCE_LIMIT_REACHED',
  status: 409,
  details: { limit: 'count' },
  words: {
    'zh-CN': '联盟借阅最多同时 {limit} 册',
    'zh-TW': '聯盟借閱最多同時 {limit} 冊',
    'en-US': 'You can have {limit} alliance {limit|loan or request|loans and requests} at a time.',
    'fr-FR': 'Vous pouvez avoir {limit} {limit|prêt ou demande|prêts et demandes} d’alliance à la fois.',
  },
});

/** The reader has an open request or loan of this title at this library. */
export const ALLIANCE_ASKED_ALREADY = defineError({
  code: 'ALLIANCE_ASKED_ALREADY',
  status: 409,
  words: {
    'zh-CN': '您已向该馆申请借阅这种图书',
    'zh-TW': '您已向該館申請借閱這種圖書',
    'en-US': 'You have asked this library for this title already.',
    'fr-FR': 'Vous avez déjà demandé ce titre à cette bibliothèque.',
  },
});

export const ALLIANCE_TRANSACTION_UNKNOWN = defineError({
  code: 'ALLIANCE_TRANSACTION_UNKNOWN',
  status: 404,
  words: {
    'zh-CN': '没有这笔联盟借阅',
    'zh-TW': '沒有這筆聯盟借閱',
    'en-US': 'There is no such alliance transaction.',
    'fr-FR': 'Cette transaction d’alliance n’existe pas.',
  },
});

/** The transaction is in a step from which this move does not lead on. */
export const ALLIANCE_STEP_PASSED = defineError({
  code: 'ALLIANCE_STEP_PASSED',
  status: 409,
  words: {
    'zh-CN': '这笔联盟借阅的状态已变化，请刷新后再试',
    'zh-TW': '這筆聯盟借閱的狀態已變化，請重新整理後再試',
    'en-US': 'This alliance transaction has moved on. Please look at it again.',
    'fr-FR': 'Cette transaction d’alliance a changé d’état. Consultez-la de nouveau.',
  },
});

/** The scanned copy is of another title than the one that was asked for. */
export const ALLIANCE_COPY_OTHER = defineError({
  code: 'ALLIANCE_COPY_OTHER',
  status: 409,
  words: {
    'zh-CN': '扫描的不是所申请的图书',
    'zh-TW': '掃描的不是所申請的圖書',
    'en-US': 'The scanned copy is of another title than the one that was asked for.',
    'fr-FR': 'L’exemplaire lu n’est pas celui du titre demandé.',
  },
});

/** A message of another library whose signature, time or number is not right. Why is in the log alone. */
export const ALLIANCE_MESSAGE_REFUSED = defineError({
  code: 'ALLIANCE_MESSAGE_REFUSED',
  status: 403,
  words: {
    'zh-CN': '联盟消息未通过验证',
    'zh-TW': '聯盟訊息未通過驗證',
    'en-US': 'The message of the alliance could not be verified.',
    'fr-FR': 'Le message de l’alliance n’a pas pu être vérifié.',
  },
});
