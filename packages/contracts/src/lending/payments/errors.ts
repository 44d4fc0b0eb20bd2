import { defineError } from '../../kernel/error-definition.ts';

export const PAYMENT_CHANNEL_OFF = defineError({
  code: 'PAYMENT_CHANNEL_OFF',
  status: 403,
  words: {
    'zh-CN': '本馆未开通这种支付方式',
    'zh-TW': '本館未開通這種付款方式',
    'en-US': 'The library does not offer this way to pay.',
    'fr-FR': 'La bibliothèque ne propose pas ce moyen de paiement.',
  },
});

export const PAYMENT_NOT_FOUND = defineError({
  code: 'PAYMENT_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '没有找到这笔支付',
    'zh-TW': '沒有找到這筆支付',
    'en-US': 'There is no such payment.',
    'fr-FR': 'Ce paiement n’existe pas.',
  },
});

export const NOTHING_TO_PAY = defineError({
  code: 'NOTHING_TO_PAY',
  status: 409,
  words: {
    'zh-CN': '所选费用都已结清，请刷新页面',
    'zh-TW': '所選費用都已結清，請重新整理頁面',
    'en-US': 'Nothing of what you chose is left to pay. Please reload the page.',
    'fr-FR': 'Il ne reste rien à payer de votre sélection. Actualisez la page.',
  },
});

/** Another payment of the same reader has an entry, and its provider does not answer. */
export const PAYMENT_UNDER_WAY = defineError({
  code: 'PAYMENT_UNDER_WAY',
  status: 409,
  words: {
    'zh-CN': '所选费用正在另一笔支付中，请等它结束后再试',
    'zh-TW': '所選費用正在另一筆支付中，請等它結束後再試',
    'en-US': 'Another payment for this is under way. Please wait until it has ended.',
    'fr-FR': 'Un autre paiement est en cours pour ces frais. Attendez qu’il soit terminé.',
  },
});

export const PAYMENT_PROVIDER_AWAY = defineError({
  code: 'PAYMENT_PROVIDER_AWAY',
  status: 503,
  words: {
    'zh-CN': '支付平台暂时没有响应，没有扣款，请稍后再试',
    'zh-TW': '支付平台暫時沒有回應，沒有扣款，請稍後再試',
    'en-US': 'The payment service does not answer. Nothing was charged. Please try again later.',
    'fr-FR': 'Le service de paiement ne répond pas. Rien n’a été débité. Réessayez plus tard.',
  },
});

export const REFUND_TOO_LARGE = defineError({
  code: 'REFUND_TOO_LARGE',
  status: 409,
  details: { left: 'money' },
  words: {
    'zh-CN': '这笔支付最多还能退 {left}',
    'zh-TW': '這筆支付最多還能退 {left}',
    'en-US': 'At most {left} of this payment can still be refunded.',
    'fr-FR': 'Il ne reste que {left} à rembourser sur ce paiement.',
  },
});

/** It was not paid, or its money goes back already. */
/** A library system elsewhere did not book a payment, or nobody knows whether it did. Staff look at it. */
export const PAYMENT_NOT_TAKEN = defineError({
  code: 'PAYMENT_NOT_TAKEN',
  status: 409,
  words: {
    'zh-CN': '图书馆业务系统没有入账，请工作人员核对',
    'zh-TW': '圖書館業務系統沒有入帳，請工作人員核對',
    'en-US': 'The library system did not book this payment. Staff have to look at it.',
    'fr-FR': 'Le système de la bibliothèque n’a pas enregistré ce paiement. Le personnel doit vérifier.',
  },
});

export const PAYMENT_NOT_REFUNDABLE = defineError({
  code: 'PAYMENT_NOT_REFUNDABLE',
  status: 409,
  words: {
    'zh-CN': '这笔支付不能退款',
    'zh-TW': '這筆支付不能退款',
    'en-US': 'This payment cannot be refunded.',
    'fr-FR': 'Ce paiement ne peut pas être remboursé.',
  },
});

export const STATEMENT_UNREADABLE = defineError({
  code: 'STATEMENT_UNREADABLE',
  status: 422,
  words: {
    'zh-CN': '这个文件不是本系统支持的支付平台的对账单，请选择解压后的明细 CSV 文件',
    'zh-TW': '這個檔案不是本系統支援的支付平台的對帳單，請選擇解壓縮後的明細 CSV 檔案',
    'en-US':
      'This is no statement of a payment provider that is known here. Choose the unpacked CSV file with the single payments.',
    'fr-FR':
      'Ce fichier n’est pas un relevé d’un prestataire de paiement connu ici. Choisissez le fichier CSV décompressé avec le détail des paiements.',
  },
});

export const REFUND_NOT_FOUND = defineError({
  code: 'REFUND_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '没有找到这笔退款',
    'zh-TW': '沒有找到這筆退款',
    'en-US': 'There is no such refund.',
    'fr-FR': 'Ce remboursement n’existe pas.',
  },
});

/** Somebody has approved or declined it, or it needed nobody. */
export const REFUND_DECIDED = defineError({
  code: 'REFUND_DECIDED',
  status: 409,
  words: {
    'zh-CN': '这笔退款已经处理过，请刷新页面',
    'zh-TW': '這筆退款已經處理過，請重新整理頁面',
    'en-US': 'This refund was already decided. Please reload the page.',
    'fr-FR': 'Ce remboursement a déjà été traité. Actualisez la page.',
  },
});

export const SECOND_PERSON_NEEDED = defineError({
  code: 'SECOND_PERSON_NEEDED',
  status: 403,
  words: {
    'zh-CN': '须由另一位有退款权限的工作人员批准',
    'zh-TW': '須由另一位有退款權限的工作人員核准',
    'en-US': 'Another member of the staff who may refund payments has to approve this.',
    'fr-FR': 'Un autre membre du personnel autorisé à rembourser doit donner son accord.',
  },
});

export const RECEIPT_NOT_FOUND = defineError({
  code: 'RECEIPT_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '没有找到这张收据',
    'zh-TW': '沒有找到這張收據',
    'en-US': 'There is no such receipt.',
    'fr-FR': 'Ce reçu n’existe pas.',
  },
});
