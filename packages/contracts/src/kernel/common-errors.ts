import { defineError } from './error-definition.ts';

export const SESSION_REQUIRED = defineError({
  code: 'SESSION_REQUIRED',
  status: 401,
  wire: '401',
  words: {
    'zh-CN': '登录信息已过期，请重新登录',
    'zh-TW': '登入資訊已過期，請重新登入',
    'en-US': 'Your sign-in has expired. Please sign in again.',
    'fr-FR': 'Votre session a expiré. Veuillez vous reconnecter.',
  },
});

/** The session is for one step of a sign-in that is not finished. */
export const SIGN_IN_UNFINISHED = defineError({
  code: 'SIGN_IN_UNFINISHED',
  status: 403,
  words: {
    'zh-CN': '请先完成登录',
    'zh-TW': '請先完成登入',
    'en-US': 'Please finish signing in first.',
    'fr-FR': 'Terminez d’abord votre connexion.',
  },
});

export const FORBIDDEN = defineError({
  code: 'FORBIDDEN',
  status: 403,
  words: {
    'zh-CN': '您的账号无权进行此操作',
    'zh-TW': '您的帳號無權進行此操作',
    'en-US': 'Your account may not do this.',
    'fr-FR': 'Votre compte ne permet pas cette opération.',
  },
});

/** The library shows its catalogue to its readers only; `hint` is its own text about it, or empty. */
export const BROWSING_RESTRICTED = defineError({
  code: 'BROWSING_RESTRICTED',
  status: 403,
  details: { hint: 'text' },
  words: {
    'zh-CN': '本馆仅对已登录的读者开放浏览。{hint}',
    'zh-TW': '本館僅對已登入的讀者開放瀏覽。{hint}',
    'en-US': 'This library shows its catalogue to signed-in readers only. {hint}',
    'fr-FR': 'Cette bibliothèque ne montre son catalogue qu’aux lecteurs connectés. {hint}',
  },
});

export const INPUT_INVALID = defineError({
  code: 'INPUT_INVALID',
  status: 400,
  details: { field: 'text', reason: 'text' },
  words: {
    'zh-CN': '请检查“{field}”：{reason}',
    'zh-TW': '請檢查「{field}」：{reason}',
    'en-US': 'Please check “{field}”: {reason}.',
    'fr-FR': 'Veuillez vérifier « {field} » : {reason}.',
  },
});

export const BODY_MALFORMED = defineError({
  code: 'BODY_MALFORMED',
  status: 400,
  words: {
    'zh-CN': '无法读取请求内容',
    'zh-TW': '無法讀取請求內容',
    'en-US': 'The request could not be read.',
    'fr-FR': 'La demande est illisible.',
  },
});

export const BODY_TOO_LARGE = defineError({
  code: 'BODY_TOO_LARGE',
  status: 413,
  words: {
    'zh-CN': '请求内容过大',
    'zh-TW': '請求內容過大',
    'en-US': 'The request is too large.',
    'fr-FR': 'La demande est trop volumineuse.',
  },
});

export const HEADERS_TOO_LARGE = defineError({
  code: 'HEADERS_TOO_LARGE',
  status: 431,
  words: {
    'zh-CN': '请求头太大，请清除本站的浏览数据后重试',
    'zh-TW': '請求標頭太大，請清除本站的瀏覽資料後重試',
    'en-US': 'The request headers are too large. Clear this site’s data in your browser and try again.',
    'fr-FR':
      'Les en-têtes de la requête sont trop volumineux. Effacez les données de ce site dans votre navigateur et réessayez.',
  },
});

export const REQUEST_TOO_SLOW = defineError({
  code: 'REQUEST_TOO_SLOW',
  status: 408,
  words: {
    'zh-CN': '请求未在规定时间内发送完毕，请重试',
    'zh-TW': '請求未在規定時間內傳送完畢，請重試',
    'en-US': 'The request did not arrive in time. Please try again.',
    'fr-FR': 'La demande n’est pas arrivée à temps. Veuillez réessayer.',
  },
});

export const NOT_FOUND = defineError({
  code: 'NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '您请求的内容不存在',
    'zh-TW': '您請求的內容不存在',
    'en-US': 'What you asked for does not exist.',
    'fr-FR': 'Ce que vous demandez n’existe pas.',
  },
});

/** A call that acts was asked for by GET. */
export const METHOD_NOT_ALLOWED = defineError({
  code: 'METHOD_NOT_ALLOWED',
  status: 405,
  words: {
    'zh-CN': '此操作只能以 POST 方式提交',
    'zh-TW': '此操作只能以 POST 方式提交',
    'en-US': 'This call acts, so it takes POST only.',
    'fr-FR': 'Cet appel agit : il n’accepte que POST.',
  },
});

export const TENANT_UNKNOWN = defineError({
  code: 'TENANT_UNKNOWN',
  status: 404,
  words: {
    'zh-CN': '此地址没有对应的图书馆',
    'zh-TW': '此網址沒有對應的圖書館',
    'en-US': 'There is no library at this address.',
    'fr-FR': 'Aucune bibliothèque à cette adresse.',
  },
});

export const TENANT_MISMATCH = defineError({
  code: 'TENANT_MISMATCH',
  status: 400,
  words: {
    'zh-CN': '请求中的图书馆标识不一致',
    'zh-TW': '請求中的圖書館識別不一致',
    'en-US': 'The request names two different libraries.',
    'fr-FR': 'La demande désigne deux bibliothèques différentes.',
  },
});

export const SECRETS_IN_ADDRESS = defineError({
  code: 'SECRETS_IN_ADDRESS',
  status: 400,
  words: {
    'zh-CN': '本馆不接受地址中的密码或验证码，请使用 POST 请求',
    'zh-TW': '本館不接受網址中的密碼或驗證碼，請使用 POST 請求',
    'en-US': 'This library takes no passwords or codes in addresses. Please send a POST request.',
    'fr-FR':
      'Cette bibliothèque n’accepte ni mot de passe ni code dans une adresse. Envoyez une requête POST.',
  },
});

export const RATE_LIMITED = defineError({
  code: 'RATE_LIMITED',
  status: 429,
  details: { seconds: 'count' },
  words: {
    'zh-CN': '操作过于频繁，请在 {seconds} 秒后重试',
    'zh-TW': '操作過於頻繁，請在 {seconds} 秒後重試',
    'en-US': 'Too many requests. Please try again in {seconds} {seconds|second|seconds}.',
    'fr-FR': 'Trop de demandes. Réessayez dans {seconds} {seconds|seconde|secondes}.',
  },
});

export const IDEMPOTENCY_KEY_REUSED = defineError({
  code: 'IDEMPOTENCY_KEY_REUSED',
  status: 422,
  words: {
    'zh-CN': '该请求标识已用于另一请求',
    'zh-TW': '該請求識別碼已用於另一請求',
    'en-US': 'This request key was already used for another request.',
    'fr-FR': 'Cette clé a déjà servi pour une autre demande.',
  },
});

export const IDEMPOTENCY_UNDECIDED = defineError({
  code: 'IDEMPOTENCY_UNDECIDED',
  status: 409,
  words: {
    'zh-CN': '此操作可能已经完成。请先查看相关的借阅、请求、款项或列表：已有结果就不必再做，没有则请重新操作',
    'zh-TW': '此操作可能已經完成。請先查看相關的借閱、請求、款項或清單：已有結果就不必再做，沒有則請重新操作',
    'en-US':
      'This may have been done already. Look at the loans, requests, payments or list concerned: if it is there, nothing is left to do; if not, do it again.',
    'fr-FR':
      'C’est peut-être déjà fait. Regardez les prêts, demandes, paiements ou la liste concernés : si le résultat y est, il n’y a rien à faire ; sinon, recommencez.',
  },
});

export const INTERNAL = defineError({
  code: 'INTERNAL',
  status: 500,
  words: {
    'zh-CN': '服务器出了点问题，您的数据没有丢失',
    'zh-TW': '伺服器出了點問題，您的資料沒有遺失',
    'en-US': 'Something went wrong on our side. Nothing of yours was lost.',
    'fr-FR': 'Une erreur s’est produite chez nous. Vos données sont intactes.',
  },
});

export const UNAVAILABLE = defineError({
  code: 'UNAVAILABLE',
  status: 503,
  words: {
    'zh-CN': '服务繁忙，请稍后再试',
    'zh-TW': '服務忙碌，請稍後再試',
    'en-US': 'The service is busy. Please try again shortly.',
    'fr-FR': 'Le service est occupé. Réessayez dans un instant.',
  },
});

export const STORAGE_FULL = defineError({
  code: 'STORAGE_FULL',
  status: 503,
  words: {
    'zh-CN': '系统存储空间已满，暂时无法保存，检索不受影响。请告知图书馆工作人员',
    'zh-TW': '系統儲存空間已滿，暫時無法儲存，查詢不受影響。請告知圖書館館員',
    'en-US':
      'The system has no storage space left, so nothing can be saved now. Searching still works. Please tell the library staff.',
    'fr-FR':
      'L’espace de stockage du système est plein : rien ne peut être enregistré pour l’instant. La recherche reste possible. Merci de prévenir la bibliothèque.',
  },
});

/** What any call may answer without listing it. */
export const COMMON_ERRORS = [
  SESSION_REQUIRED,
  SIGN_IN_UNFINISHED,
  FORBIDDEN,
  BROWSING_RESTRICTED,
  INPUT_INVALID,
  BODY_MALFORMED,
  BODY_TOO_LARGE,
  HEADERS_TOO_LARGE,
  REQUEST_TOO_SLOW,
  NOT_FOUND,
  METHOD_NOT_ALLOWED,
  TENANT_UNKNOWN,
  TENANT_MISMATCH,
  SECRETS_IN_ADDRESS,
  RATE_LIMITED,
  IDEMPOTENCY_KEY_REUSED,
  IDEMPOTENCY_UNDECIDED,
  INTERNAL,
  UNAVAILABLE,
  STORAGE_FULL,
] as const;

export type CommonCode = (typeof COMMON_ERRORS)[number]['code'];
