import { defineError } from '../../kernel/error-definition.ts';

/** The call needs to know in which library the member of the staff works. */
export const DESK_NOT_CHOSEN = defineError({
  code: 'DESK_NOT_CHOSEN',
  status: 409,
  words: {
    'zh-CN': '请先选择您所在的馆和服务台',
    'zh-TW': '請先選擇您所在的館和服務台',
    'en-US': 'Please choose your library and desk first.',
    'fr-FR': 'Choisissez d’abord votre bibliothèque et votre guichet.',
  },
});

export const STAFF_ACCOUNT_TAKEN = defineError({
  code: 'STAFF_ACCOUNT_TAKEN',
  status: 409,
  words: {
    'zh-CN': '此工作账号已存在',
    'zh-TW': '此工作帳號已存在',
    'en-US': 'There is a staff account with this name already.',
    'fr-FR': 'Ce compte professionnel existe déjà.',
  },
});

export const STAFF_UNKNOWN = defineError({
  code: 'STAFF_UNKNOWN',
  status: 404,
  words: {
    'zh-CN': '没有这位工作人员',
    'zh-TW': '沒有這位工作人員',
    'en-US': 'There is no such member of the staff.',
    'fr-FR': 'Ce membre du personnel n’existe pas.',
  },
});

export const ROLE_UNKNOWN = defineError({
  code: 'ROLE_UNKNOWN',
  status: 404,
  words: {
    'zh-CN': '没有这个角色',
    'zh-TW': '沒有這個角色',
    'en-US': 'There is no such role.',
    'fr-FR': 'Ce rôle n’existe pas.',
  },
});

export const ROLE_NAME_TAKEN = defineError({
  code: 'ROLE_NAME_TAKEN',
  status: 409,
  words: {
    'zh-CN': '已有同名角色',
    'zh-TW': '已有同名角色',
    'en-US': 'There is a role with this name already.',
    'fr-FR': 'Un rôle porte déjà ce nom.',
  },
});

export const ROLE_IN_USE = defineError({
  code: 'ROLE_IN_USE',
  status: 409,
  details: { count: 'count' },
  words: {
    'zh-CN': '仍有 {count} 位工作人员使用此角色',
    'zh-TW': '仍有 {count} 位工作人員使用此角色',
    'en-US': '{count} {count|member|members} of the staff still {count|has|have} this role.',
    'fr-FR': '{count} {count|membre a|membres ont} encore ce rôle.',
  },
});

/** The change would leave nobody who may manage the staff. */
export const LAST_MANAGER = defineError({
  code: 'LAST_MANAGER',
  status: 409,
  words: {
    'zh-CN': '至少要有一位在职人员可以管理工作人员',
    'zh-TW': '至少要有一位在職人員可以管理工作人員',
    'en-US': 'At least one active member must be able to manage the staff.',
    'fr-FR': 'Au moins un membre actif doit pouvoir gérer le personnel.',
  },
});

/** The change would give somebody a permission that the one who makes it does not have. */
export const PERMISSION_NOT_OWN = defineError({
  code: 'PERMISSION_NOT_OWN',
  status: 403,
  words: {
    'zh-CN': '只能授予您自己拥有的权限，也不能重置权限比您多的账号',
    'zh-TW': '只能授予您自己擁有的權限，也不能重設權限比您多的帳號',
    'en-US': 'You can give only permissions that you have, and reset only accounts that have no others.',
    'fr-FR':
      'Vous ne pouvez donner que vos propres droits, et réinitialiser que des comptes qui n’en ont pas d’autres.',
  },
});

/** The one who approves and the one who asks may be one person: the account of one was lately made, changed or reset by the other. */
export const SECOND_PERSON_NOT_APART = defineError({
  code: 'SECOND_PERSON_NOT_APART',
  status: 403,
  details: { days: 'count' },
  words: {
    'zh-CN': '这两个账号在最近 {days} 天内由对方或同一人新建、更改或重置过，须由其他人批准',
    'zh-TW': '這兩個帳號在最近 {days} 天內由對方或同一人新增、變更或重設過，須由其他人核准',
    'en-US':
      'In the last {days} {days|day|days} one of you, or the same person, made, changed or reset these accounts. Somebody else has to approve this.',
    'fr-FR':
      'Ces comptes ont été créés, modifiés ou réinitialisés par l’un de vous, ou par une même personne, depuis moins de {days} {days|jour|jours}. Quelqu’un d’autre doit donner son accord.',
  },
});

/** The password is right, and the account also asks for the code of an app. */
export const STAFF_CODE_REQUIRED = defineError({
  code: 'STAFF_CODE_REQUIRED',
  status: 400,
  words: {
    'zh-CN': '请输入身份验证器应用显示的 6 位验证码',
    'zh-TW': '請輸入驗證器應用程式顯示的 6 位驗證碼',
    'en-US': 'Please enter the 6-digit code that your app shows.',
    'fr-FR': 'Saisissez le code à 6 chiffres affiché par votre application.',
  },
});

export const STAFF_CODE_WRONG = defineError({
  code: 'STAFF_CODE_WRONG',
  status: 400,
  words: {
    'zh-CN': '验证码错误或已使用过',
    'zh-TW': '驗證碼錯誤或已使用過',
    'en-US': 'The code is wrong or was used before.',
    'fr-FR': 'Le code est faux ou a déjà servi.',
  },
});

export const FAILED_WORK_UNKNOWN = defineError({
  code: 'FAILED_WORK_UNKNOWN',
  status: 404,
  words: {
    'zh-CN': '没有这项失败的任务，可能已重新执行或已删除',
    'zh-TW': '沒有這項失敗的工作，可能已重新執行或已刪除',
    'en-US': 'There is no such failed work. It may have been done again or deleted.',
    'fr-FR': 'Cette tâche échouée n’existe pas ou plus : elle a pu être relancée ou supprimée.',
  },
});

/** What the work needs is not kept after it was given up: a message and its address. */
export const FAILED_WORK_FORGOTTEN = defineError({
  code: 'FAILED_WORK_FORGOTTEN',
  status: 409,
  words: {
    'zh-CN': '为保护隐私，内容和收件地址已删除，无法重新执行',
    'zh-TW': '為保護隱私，內容和收件位址已刪除，無法重新執行',
    'en-US': 'Its text and address were deleted to protect privacy, so it cannot be done again.',
    'fr-FR': 'Son texte et son adresse ont été effacés par confidentialité : elle ne peut pas être relancée.',
  },
});

export const FAILED_WORK_TAKEN = defineError({
  code: 'FAILED_WORK_TAKEN',
  status: 409,
  words: {
    'zh-CN': '另一项任务已在做同样的工作，无需重新执行',
    'zh-TW': '另一項工作已在處理相同內容，無需重新執行',
    'en-US': 'Other work already does the same, so there is no need to do it again.',
    'fr-FR': 'Une autre tâche fait déjà ce travail : inutile de relancer celle-ci.',
  },
});
