import { defineError } from '../../kernel/error-definition.ts';

/** The library does not offer it, or its library system is elsewhere: no loan could begin here. */
export const PURCHASE_OFF = defineError({
  code: 'PURCHASE_OFF',
  status: 403,
  words: {
    'zh-CN': '本馆未开通读者荐购借阅',
    'zh-TW': '本館未開通讀者薦購借閱',
    'en-US': 'This library does not offer purchases chosen by readers.',
    'fr-FR': 'Cette bibliothèque ne propose pas d’achats choisis par les lecteurs.',
  },
});

export const VENDOR_ITEM_NOT_FOUND = defineError({
  code: 'VENDOR_ITEM_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '供应商已不再提供该书',
    'zh-TW': '供應商已不再提供該書',
    'en-US': 'No vendor sells this title any more.',
    'fr-FR': 'Plus aucun fournisseur ne vend ce titre.',
  },
});

export const PURCHASE_CLASS_NOT_FOUND = defineError({
  code: 'PURCHASE_CLASS_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '没有该分类号',
    'zh-TW': '沒有該分類號',
    'en-US': 'There is no such class.',
    'fr-FR': 'Cette classe n’existe pas.',
  },
});

export const CART_FULL = defineError({
  code: 'CART_FULL',
  status: 409,
  details: { limit: 'count' },
  words: {
    'zh-CN': '购书车最多可放 {limit} 种书',
    'zh-TW': '購書車最多可放 {limit} 種書',
    'en-US': 'The cart holds up to {limit} titles.',
    'fr-FR': 'Le panier contient au plus {limit} titres.',
  },
});

export const PURCHASE_PLACE_UNKNOWN = defineError({
  code: 'PURCHASE_PLACE_UNKNOWN',
  status: 422,
  words: {
    'zh-CN': '请选择取书的分馆',
    'zh-TW': '請選擇取書的分館',
    'en-US': 'Please choose the library to which the book is sent.',
    'fr-FR': 'Choisissez la bibliothèque à laquelle le livre est envoyé.',
  },
});

export const PURCHASE_WAY_CLOSED = defineError({
  code: 'PURCHASE_WAY_CLOSED',
  status: 422,
  words: {
    'zh-CN': '本馆不提供这种送书方式',
    'zh-TW': '本館不提供這種送書方式',
    'en-US': 'The library does not deliver in this way.',
    'fr-FR': 'La bibliothèque ne livre pas de cette façon.',
  },
});

/** A vendor gets name, phone and address of a reader only after the reader agreed. */
export const PURCHASE_CONSENT_MISSING = defineError({
  code: 'PURCHASE_CONSENT_MISSING',
  status: 422,
  words: {
    'zh-CN': '送书上门需要您同意把姓名、电话和地址交给供应商',
    'zh-TW': '送書到府需要您同意將姓名、電話和地址交給供應商',
    'en-US': 'For a delivery to the door please agree that the vendor gets your name, phone and address.',
    'fr-FR':
      'Pour une livraison à domicile, acceptez que le fournisseur reçoive votre nom, votre téléphone et votre adresse.',
  },
});

export const PURCHASE_ORDER_NOT_FOUND = defineError({
  code: 'PURCHASE_ORDER_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '没有该购书单',
    'zh-TW': '沒有該購書單',
    'en-US': 'There is no such order.',
    'fr-FR': 'Cette commande n’existe pas.',
  },
});

/** What was asked for is not possible in the state in which the order is now. */
export const PURCHASE_ORDER_MOVED_ON = defineError({
  code: 'PURCHASE_ORDER_MOVED_ON',
  status: 409,
  words: {
    'zh-CN': '该购书单的状态已变化，无法执行此操作',
    'zh-TW': '該購書單的狀態已變化，無法執行此操作',
    'en-US': 'This order has moved on, so this can no longer be done.',
    'fr-FR': 'Cette commande a avancé : ce n’est plus possible.',
  },
});

export const PRE_ORDER_OVER = defineError({
  code: 'PRE_ORDER_OVER',
  status: 409,
  words: {
    'zh-CN': '预订单已过期，请重新结算',
    'zh-TW': '預訂單已過期，請重新結算',
    'en-US': 'The time of this pre-order is over. Please settle again.',
    'fr-FR': 'Le délai de cette précommande est écoulé. Recommencez la validation.',
  },
});

/** The rules say no to what they allowed a moment ago. */
export const PURCHASE_NOT_ALLOWED = defineError({
  code: 'PURCHASE_NOT_ALLOWED',
  status: 409,
  words: {
    'zh-CN': '按现行规则，您不能再订购此书',
    'zh-TW': '按現行規則，您不能再訂購此書',
    'en-US': 'By the rules you can no longer order this book.',
    'fr-FR': 'D’après les règles, vous ne pouvez plus commander ce livre.',
  },
});

/** The vendor has the order, and does not give it back. */
export const PURCHASE_NOT_CANCELLED = defineError({
  code: 'PURCHASE_NOT_CANCELLED',
  status: 409,
  words: {
    'zh-CN': '供应商未能取消该订单，请稍后再试',
    'zh-TW': '供應商未能取消該訂單，請稍後再試',
    'en-US': 'The vendor did not cancel this order. Please try again later.',
    'fr-FR': 'Le fournisseur n’a pas annulé cette commande. Réessayez plus tard.',
  },
});

export const PURCHASE_BARCODE_TAKEN = defineError({
  code: 'PURCHASE_BARCODE_TAKEN',
  status: 409,
  details: { barcode: 'text' },
  words: {
    'zh-CN': '条码“{barcode}”已被使用',
    'zh-TW': '條碼「{barcode}」已被使用',
    'en-US': 'Another copy has the barcode {barcode}.',
    'fr-FR': 'Un autre exemplaire a le code-barres {barcode}.',
  },
});

export const PURCHASE_LOCATION_UNKNOWN = defineError({
  code: 'PURCHASE_LOCATION_UNKNOWN',
  status: 422,
  words: {
    'zh-CN': '没有该馆藏地',
    'zh-TW': '沒有該館藏地',
    'en-US': 'There is no such shelving location.',
    'fr-FR': 'Cet emplacement n’existe pas.',
  },
});
