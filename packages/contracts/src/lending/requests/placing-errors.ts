import { defineError } from '../../kernel/error-definition.ts';

export const REQUEST_KIND_OFF = defineError({
  code: 'REQUEST_KIND_OFF',
  status: 409,
  words: {
    'zh-CN': '本馆不提供这种请求',
    'zh-TW': '本館不提供這種請求',
    'en-US': 'The library does not offer this.',
    'fr-FR': 'La bibliothèque ne propose pas ce service.',
  },
});

export const REQUEST_NO_COPY = defineError({
  code: 'REQUEST_NO_COPY',
  status: 409,
  words: {
    'zh-CN': '没有您可以借阅的馆藏',
    'zh-TW': '沒有您可以借閱的館藏',
    'en-US': 'There is no copy that you may borrow.',
    'fr-FR': 'Il n’y a aucun exemplaire que vous puissiez emprunter.',
  },
});

export const REQUEST_COPY_ON_SHELF = defineError({
  code: 'REQUEST_COPY_ON_SHELF',
  status: 409,
  words: {
    'zh-CN': '在架有书，不必预约',
    'zh-TW': '在架有書，不必預約',
    'en-US': 'A copy is on the shelf, so nobody has to wait.',
    'fr-FR': 'Un exemplaire est en rayon : inutile d’attendre.',
  },
});

export const REQUEST_NOTHING_ON_SHELF = defineError({
  code: 'REQUEST_NOTHING_ON_SHELF',
  status: 409,
  words: {
    'zh-CN': '目前没有在架的复本',
    'zh-TW': '目前沒有在架的複本',
    'en-US': 'No copy is on the shelf at the moment.',
    'fr-FR': 'Aucun exemplaire n’est en rayon actuellement.',
  },
});

export const REQUEST_COPY_AT_PLACE = defineError({
  code: 'REQUEST_COPY_AT_PLACE',
  status: 409,
  words: {
    'zh-CN': '书就在取书地点的开架上',
    'zh-TW': '書就在取書地點的開架上',
    'en-US': 'The copy already stands on an open shelf at the pickup place.',
    'fr-FR': 'L’exemplaire est déjà en libre accès au lieu de retrait.',
  },
});

export const REQUEST_PLACE_NOT_SERVED = defineError({
  code: 'REQUEST_PLACE_NOT_SERVED',
  status: 409,
  words: {
    'zh-CN': '没有匹配的取书地点',
    'zh-TW': '沒有符合的取書地點',
    'en-US': 'No pickup location match.',
    'fr-FR': 'Aucun lieu de retrait ne correspond.',
  },
});

export const REQUEST_EDITION_WRONG = defineError({
  code: 'REQUEST_EDITION_WRONG',
  status: 409,
  words: {
    'zh-CN': '所选版本中有一种现在不能一起预约，请重新选择',
    'zh-TW': '所選版本中有一種現在不能一起預約，請重新選擇',
    'en-US': 'One of the chosen editions cannot be reserved with this one now. Please choose again.',
    'fr-FR':
      'L’une des éditions choisies ne peut pas être réservée avec celle-ci pour le moment. Choisissez à nouveau.',
  },
});

export const REQUEST_NO_LENDER = defineError({
  code: 'REQUEST_NO_LENDER',
  status: 409,
  words: {
    'zh-CN': '借出的复本不参与转借',
    'zh-TW': '借出的複本不參與轉借',
    'en-US': 'No reader who has a copy lends it on.',
    'fr-FR': 'Aucun lecteur qui a un exemplaire ne le prête à son tour.',
  },
});

export const REQUEST_READERS_WAIT = defineError({
  code: 'REQUEST_READERS_WAIT',
  status: 409,
  details: { readers: 'count' },
  words: {
    'zh-CN': '已有 {readers} 位读者在排队',
    'zh-TW': '已有 {readers} 位讀者在排隊',
    'en-US': '{readers} {readers|reader waits|readers wait} already.',
    'fr-FR': '{readers} {readers|lecteur attend|lecteurs attendent} déjà.',
  },
});

export const REQUEST_OWN_LOAN = defineError({
  code: 'REQUEST_OWN_LOAN',
  status: 409,
  words: {
    'zh-CN': '您已经借了这本书',
    'zh-TW': '您已經借了這本書',
    'en-US': 'You have this on loan.',
    'fr-FR': 'Vous avez déjà emprunté ce document.',
  },
});

export const REQUEST_ALREADY_OPEN = defineError({
  code: 'REQUEST_ALREADY_OPEN',
  status: 409,
  words: {
    'zh-CN': '您已经有这本书的请求',
    'zh-TW': '您已經有這本書的請求',
    'en-US': 'You have asked for this already.',
    'fr-FR': 'Vous l’avez déjà demandé.',
  },
});

export const REQUEST_DAY_QUOTA = defineError({
  code: 'REQUEST_DAY_QUOTA',
  status: 409,
  details: { limit: 'count' },
  words: {
    'zh-CN': '今天的 {limit} 次已用完',
    'zh-TW': '今天的 {limit} 次已用完',
    'en-US': 'You have used today’s {limit} {limit|request|requests} of this kind.',
    'fr-FR': 'Vous avez utilisé {limit} {limit|demande|demandes} de ce type aujourd’hui.',
  },
});

export const REQUEST_READER_QUOTA = defineError({
  code: 'REQUEST_READER_QUOTA',
  status: 409,
  details: { limit: 'count' },
  words: {
    'zh-CN': '最多同时有 {limit} 个请求',
    'zh-TW': '最多同時有 {limit} 個請求',
    'en-US': 'You can have {limit} open {limit|request|requests} at a time.',
    'fr-FR': 'Vous pouvez avoir {limit} {limit|demande|demandes} en cours.',
  },
});

export const REQUEST_BIB_QUOTA = defineError({
  code: 'REQUEST_BIB_QUOTA',
  status: 409,
  details: { limit: 'count' },
  words: {
    'zh-CN': '同一种书最多同时有 {limit} 个请求',
    'zh-TW': '同一種書最多同時有 {limit} 個請求',
    'en-US': 'You can have {limit} open {limit|request|requests} for one title.',
    'fr-FR': 'Vous pouvez avoir {limit} {limit|demande|demandes} en cours pour un même titre.',
  },
});

/** For a library system elsewhere that gives no reason. */
export const REQUEST_DENIED = defineError({
  code: 'REQUEST_DENIED',
  status: 409,
  words: {
    'zh-CN': '不能预约：图书馆业务系统未予批准',
    'zh-TW': '不能預約：圖書館業務系統未予核准',
    'en-US': 'Cannot be reserved: the library system does not allow it.',
    'fr-FR': 'Réservation impossible : le système de la bibliothèque ne l’autorise pas.',
  },
});

/** With the reason in the words of a library system elsewhere. */
export const REQUEST_DENIED_BECAUSE = defineError({
  code: 'REQUEST_DENIED_BECAUSE',
  status: 409,
  details: { reason: 'text' },
  words: {
    'zh-CN': '不能预约：{reason}',
    'zh-TW': '不能預約：{reason}',
    'en-US': 'Cannot be reserved: {reason}',
    'fr-FR': 'Réservation impossible : {reason}',
  },
});

export const REQUEST_CONTACT_WRONG = defineError({
  code: 'REQUEST_CONTACT_WRONG',
  status: 400,
  words: {
    'zh-CN': '请填写电话号码或电子邮箱。中国大陆以外的号码以“+”和国家或地区代码开头',
    'zh-TW': '請填寫電話號碼或信箱。中國大陸以外的號碼以「+」和國家或地區代碼開頭',
    'en-US':
      'Please enter a phone number or an e-mail address. A number outside mainland China begins with + and its country code.',
    'fr-FR':
      'Indiquez un numéro de téléphone ou une adresse e-mail. Un numéro hors de Chine continentale commence par + et l’indicatif du pays.',
  },
});

export const REQUEST_DAY_WRONG = defineError({
  code: 'REQUEST_DAY_WRONG',
  status: 400,
  words: {
    'zh-CN': '请选择今天之后一年以内的日期',
    'zh-TW': '請選擇今天之後一年以內的日期',
    'en-US': 'Please choose a day within the next year.',
    'fr-FR': 'Choisissez un jour dans l’année à venir.',
  },
});

export const DELIVERY_ADDRESS_MISSING = defineError({
  code: 'DELIVERY_ADDRESS_MISSING',
  status: 409,
  words: {
    'zh-CN': '请先添加收书地址',
    'zh-TW': '請先新增收書地址',
    'en-US': 'Please add an address first.',
    'fr-FR': 'Ajoutez d’abord une adresse.',
  },
});

export const DELIVERY_AREA_NOT_SERVED = defineError({
  code: 'DELIVERY_AREA_NOT_SERVED',
  status: 409,
  words: {
    'zh-CN': '这个地址不在配送范围内',
    'zh-TW': '這個地址不在配送範圍內',
    'en-US': 'The library does not deliver to this address.',
    'fr-FR': 'La bibliothèque ne livre pas à cette adresse.',
  },
});
