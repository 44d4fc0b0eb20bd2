import { defineError } from '../kernel/error-definition.ts';

export const LOAN_NOT_FOUND = defineError({
  code: 'LOAN_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '该借阅记录不存在或已结束',
    'zh-TW': '該借閱紀錄不存在或已結束',
    'en-US': 'This loan does not exist or has ended.',
    'fr-FR': 'Ce prêt n’existe pas ou est terminé.',
  },
});

export const RENEWAL_LIMIT_REACHED = defineError({
  code: 'RENEWAL_LIMIT_REACHED',
  status: 409,
  details: { limit: 'count' },
  words: {
    'zh-CN': '不能续借：已续借 {limit} 次，达到上限',
    'zh-TW': '不能續借：已續借 {limit} 次，達到上限',
    'en-US': 'Cannot be renewed: it has been renewed {limit} {limit|time|times}, which is the most allowed.',
    'fr-FR': 'Prolongation impossible : déjà prolongé {limit} fois, le maximum permis.',
  },
});

export const RENEWAL_READER_WAITING = defineError({
  code: 'RENEWAL_READER_WAITING',
  status: 409,
  details: { waiting: 'count' },
  words: {
    'zh-CN': '不能续借：有 {waiting} 位读者在等候',
    'zh-TW': '不能續借：有 {waiting} 位讀者在等候',
    'en-US': 'Cannot be renewed: {waiting} {waiting|reader is|readers are} waiting for it.',
    'fr-FR': 'Prolongation impossible : {waiting} {waiting|lecteur attend|lecteurs attendent} ce document.',
  },
});

export const RENEWAL_OVERDUE_TOO_LONG = defineError({
  code: 'RENEWAL_OVERDUE_TOO_LONG',
  status: 409,
  details: { days: 'count', limit: 'count' },
  words: {
    'zh-CN': '不能续借：已逾期 {days} 天，超过允许的 {limit} 天',
    'zh-TW': '不能續借：已逾期 {days} 天，超過允許的 {limit} 天',
    'en-US':
      'Cannot be renewed: it is {days} {days|day|days} overdue, more than the {limit} {limit|day|days} allowed.',
    'fr-FR': 'Prolongation impossible : {days} {days|jour|jours} de retard, {limit} au plus.',
  },
});

export const RENEWAL_ITEM_RECALLED = defineError({
  code: 'RENEWAL_ITEM_RECALLED',
  status: 409,
  words: {
    'zh-CN': '不能续借：该书已被图书馆召回',
    'zh-TW': '不能續借：該書已被圖書館召回',
    'en-US': 'Cannot be renewed: the library has recalled it.',
    'fr-FR': 'Prolongation impossible : la bibliothèque a rappelé ce document.',
  },
});

/** A renewal today would not move the due date. */
export const RENEWAL_NOT_LONGER = defineError({
  code: 'RENEWAL_NOT_LONGER',
  status: 409,
  details: { from: 'date' },
  words: {
    'zh-CN': '{from}起可以续借，在此之前续借不会推迟应还日期',
    'zh-TW': '{from}起可以續借，在此之前續借不會延後應還日期',
    'en-US': 'Can be renewed from {from}. Before that day, a renewal would not give a later due date.',
    'fr-FR': 'Prolongation possible à partir du {from} : avant ce jour, la date de retour ne changerait pas.',
  },
});

export const RENEWAL_NOT_ALLOWED = defineError({
  code: 'RENEWAL_NOT_ALLOWED',
  status: 409,
  words: {
    'zh-CN': '不能续借：此类文献不可续借',
    'zh-TW': '不能續借：此類文獻不可續借',
    'en-US': 'Cannot be renewed: this kind of item is not renewable.',
    'fr-FR': 'Prolongation impossible pour ce type de document.',
  },
});

/** For a library system elsewhere that gives no reason. */
export const RENEWAL_DENIED = defineError({
  code: 'RENEWAL_DENIED',
  status: 409,
  words: {
    'zh-CN': '不能续借：图书馆业务系统未予批准',
    'zh-TW': '不能續借：圖書館業務系統未予核准',
    'en-US': 'Cannot be renewed: the library system does not allow it.',
    'fr-FR': 'Prolongation impossible : le système de la bibliothèque ne l’autorise pas.',
  },
});

/** With the reason in the words of a library system elsewhere. */
export const RENEWAL_DENIED_BECAUSE = defineError({
  code: 'RENEWAL_DENIED_BECAUSE',
  status: 409,
  details: { reason: 'text' },
  words: {
    'zh-CN': '不能续借：{reason}',
    'zh-TW': '不能續借：{reason}',
    'en-US': 'Cannot be renewed: {reason}',
    'fr-FR': 'Prolongation impossible : {reason}',
  },
});

export const LOAN_CHANGED = defineError({
  code: 'LOAN_CHANGED',
  status: 409,
  words: {
    'zh-CN': '该借阅刚刚发生变化，请重新查看',
    'zh-TW': '該借閱剛剛發生變動，請重新查看',
    'en-US': 'The loan was changed at the same moment. Please look at it again.',
    'fr-FR': 'Le prêt vient d’être modifié. Veuillez le consulter à nouveau.',
  },
});
