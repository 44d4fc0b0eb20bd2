import { defineError } from '../../kernel/error-definition.ts';

export const DONATIONS_OFF = defineError({
  code: 'DONATIONS_OFF',
  status: 409,
  words: {
    'zh-CN': '本馆暂不接受在线捐赠登记',
    'zh-TW': '本館暫不接受線上捐贈登記',
    'en-US': 'The library does not take donations online at present.',
    'fr-FR': 'La bibliothèque ne prend pas de dons en ligne pour le moment.',
  },
});

export const DONATION_DAY_USED_UP = defineError({
  code: 'DONATION_DAY_USED_UP',
  status: 409,
  details: { most: 'count' },
  words: {
    'zh-CN': '每天最多登记 {most} 次捐赠，请明天再来',
    'zh-TW': '每天最多登記 {most} 次捐贈，請明天再來',
    'en-US': 'You can offer {most} donations a day at most. Please come back tomorrow.',
    'fr-FR': 'Vous pouvez proposer {most} dons par jour au maximum. Revenez demain.',
  },
});

export const DONATION_DATE_WRONG = defineError({
  code: 'DONATION_DATE_WRONG',
  status: 422,
  details: { until: 'date' },
  words: {
    'zh-CN': '请选择今天至 {until}之间的日期',
    'zh-TW': '請選擇今天至 {until}之間的日期',
    'en-US': 'Please choose a day from today until {until}.',
    'fr-FR': 'Choisissez une date entre aujourd’hui et le {until}.',
  },
});

export const DONATION_ISBN_INVALID = defineError({
  code: 'DONATION_ISBN_INVALID',
  status: 422,
  details: { isbn: 'text' },
  words: {
    'zh-CN': 'ISBN格式不正确：{isbn}',
    'zh-TW': 'ISBN格式不正確：{isbn}',
    'en-US': 'This ISBN is not valid: {isbn}.',
    'fr-FR': 'Cet ISBN n’est pas valide : {isbn}.',
  },
});

export const DONATION_WORTH_INVALID = defineError({
  code: 'DONATION_WORTH_INVALID',
  status: 422,
  words: {
    'zh-CN': '价值应为数字（如 58.00），币种须在列表之中',
    'zh-TW': '價值應為數字（如 58.00），幣別須在清單之中',
    'en-US': 'The value must be a number such as 58.00, in one of the currencies of the list.',
    'fr-FR': 'La valeur doit être un nombre comme 58.00, dans une des devises de la liste.',
  },
});

export const DONATION_NOT_FOUND = defineError({
  code: 'DONATION_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '没有这项捐赠',
    'zh-TW': '沒有這項捐贈',
    'en-US': 'There is no such donation.',
    'fr-FR': 'Ce don n’existe pas.',
  },
});

export const DONATION_MOVE_NOT_ALLOWED = defineError({
  code: 'DONATION_MOVE_NOT_ALLOWED',
  status: 409,
  words: {
    'zh-CN': '捐赠当前的状态不能这样处理，请刷新后再试',
    'zh-TW': '捐贈目前的狀態不能這樣處理，請重新整理後再試',
    'en-US': 'This cannot be done in the present state of the donation. Please look again.',
    'fr-FR': 'L’état actuel du don ne le permet pas. Actualisez la page.',
  },
});

export const DONATION_COUNT_WRONG = defineError({
  code: 'DONATION_COUNT_WRONG',
  status: 422,
  words: {
    'zh-CN': '接受的册数应至少为 1，且不超过捐赠的册数；一册不收请选择“不接受”',
    'zh-TW': '接受的冊數應至少為 1，且不超過捐贈的冊數；一冊不收請選擇「不接受」',
    'en-US':
      'At least one copy is kept, and no more of a title than were given. Decline what is not kept at all.',
    'fr-FR': 'Au moins un exemplaire est gardé, et pas plus que donné. Refusez ce qui n’est pas gardé.',
  },
});

export const DONATION_LETTER_NOT_YET = defineError({
  code: 'DONATION_LETTER_NOT_YET',
  status: 409,
  words: {
    'zh-CN': '捐赠被接受后才能开具感谢信',
    'zh-TW': '捐贈被接受後才能開立感謝信',
    'en-US': 'There is a letter of thanks once the donation is accepted.',
    'fr-FR': 'La lettre de remerciement existe dès que le don est accepté.',
  },
});

export const DONATION_RECORD_UNKNOWN = defineError({
  code: 'DONATION_RECORD_UNKNOWN',
  status: 422,
  details: { recordId: 'text' },
  words: {
    'zh-CN': '没有书目记录 {recordId}',
    'zh-TW': '沒有書目紀錄 {recordId}',
    'en-US': 'There is no record {recordId}.',
    'fr-FR': 'Il n’y a pas de notice {recordId}.',
  },
});
