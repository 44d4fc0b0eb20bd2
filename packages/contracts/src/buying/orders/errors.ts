import { defineError } from '../../kernel/error-definition.ts';

export const ORDER_LINE_NOT_FOUND = defineError({
  code: 'ORDER_LINE_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '没有该订单项',
    'zh-TW': '沒有該訂單項',
    'en-US': 'There is no such order line.',
    'fr-FR': 'Cette ligne de commande n’existe pas.',
  },
});

/** Somebody was faster, or the line is at another point of its way. */
export const ORDER_LINE_MOVED_ON = defineError({
  code: 'ORDER_LINE_MOVED_ON',
  status: 409,
  details: { title: 'text' },
  words: {
    'zh-CN': '“{title}”的状态已变，请刷新后再试',
    'zh-TW': '「{title}」的狀態已變，請重新整理後再試',
    'en-US': 'This is not possible with {title} any more. Please reload the page.',
    'fr-FR': 'Ce n’est plus possible pour {title}. Rechargez la page.',
  },
});

/** It cannot be ordered as it is. */
export const ORDER_LINE_INCOMPLETE = defineError({
  code: 'ORDER_LINE_INCOMPLETE',
  status: 422,
  details: { title: 'text' },
  words: {
    'zh-CN': '请先为“{title}”填写价格、分馆和经费',
    'zh-TW': '請先為「{title}」填寫價格、分館和經費',
    'en-US': 'Please give {title} a price, a library and a budget first.',
    'fr-FR': 'Indiquez d’abord un prix, une bibliothèque et un budget pour {title}.',
  },
});

export const ORDER_BUDGETS_DIFFER = defineError({
  code: 'ORDER_BUDGETS_DIFFER',
  status: 422,
  details: { title: 'text' },
  words: {
    'zh-CN': '“{title}”的各项经费必须使用同一币种',
    'zh-TW': '「{title}」的各項經費必須使用同一幣別',
    'en-US': 'The budgets of {title} must have one currency.',
    'fr-FR': 'Les budgets de {title} doivent avoir la même devise.',
  },
});

export const ORDER_RATE_MISSING = defineError({
  code: 'ORDER_RATE_MISSING',
  status: 409,
  details: { currency: 'text' },
  words: {
    'zh-CN': '尚未设置 {currency} 的汇率',
    'zh-TW': '尚未設定 {currency} 的匯率',
    'en-US': 'No exchange rate is set for {currency} yet.',
    'fr-FR': 'Aucun taux de change n’est encore fixé pour {currency}.',
  },
});

export const BUYING_ORDER_NOT_FOUND = defineError({
  code: 'BUYING_ORDER_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '没有该订单',
    'zh-TW': '沒有該訂單',
    'en-US': 'There is no such order.',
    'fr-FR': 'Cette commande n’existe pas.',
  },
});

export const BUYING_ORDER_MOVED_ON = defineError({
  code: 'BUYING_ORDER_MOVED_ON',
  status: 409,
  words: {
    'zh-CN': '订单状态已变，请刷新后再试',
    'zh-TW': '訂單狀態已變，請重新整理後再試',
    'en-US': 'This is not possible with the order any more. Please reload the page.',
    'fr-FR': 'Ce n’est plus possible pour cette commande. Rechargez la page.',
  },
});

/** Who ordered does not approve. */
export const ORDER_NEEDS_SECOND = defineError({
  code: 'ORDER_NEEDS_SECOND',
  status: 403,
  words: {
    'zh-CN': '订单超出限额，须由另一位馆员审批',
    'zh-TW': '訂單超出限額，須由另一位館員審核',
    'en-US': 'This order is above the limit. Somebody else must approve it.',
    'fr-FR': 'Cette commande dépasse la limite. Une autre personne doit l’approuver.',
  },
});

/** EDIFACT names both sides by numbers. */
export const ORDER_NUMBERS_MISSING = defineError({
  code: 'ORDER_NUMBERS_MISSING',
  status: 409,
  words: {
    'zh-CN': '请先在采购设置中填写本馆和供应商的 EDI 编号',
    'zh-TW': '請先在採購設定中填寫本館和供應商的 EDI 編號',
    'en-US': 'Please write the EDI numbers of the library and the vendor in the settings of orders first.',
    'fr-FR': 'Indiquez d’abord les numéros EDI de la bibliothèque et du fournisseur dans les réglages.',
  },
});

export const ORDER_COUNT_WRONG = defineError({
  code: 'ORDER_COUNT_WRONG',
  status: 422,
  details: { limit: 'count' },
  words: {
    'zh-CN': '最多还能登记 {limit} 册',
    'zh-TW': '最多還能登記 {limit} 冊',
    'en-US': 'Only {limit} {limit|copy is|copies are} still expected.',
    'fr-FR': 'Il ne reste que {limit} {limit|exemplaire attendu|exemplaires attendus}.',
  },
});

/** Not a file of EDIFACT: it begins in another way, has no segments, or characters that cannot be read. */
export const EDIFACT_UNREADABLE = defineError({
  code: 'EDIFACT_UNREADABLE',
  status: 422,
  details: { segment: 'count', tag: 'text' },
  words: {
    'zh-CN': '这不是可读的 EDIFACT 文件，第 {segment} 段（{tag}）有误。请检查文件或请供应商重发',
    'zh-TW': '這不是可讀的 EDIFACT 檔案，第 {segment} 段（{tag}）有誤。請檢查檔案或請供應商重發',
    'en-US':
      'This is no readable EDIFACT file: see segment {segment} ({tag}). Check the file, or ask the vendor to send it again.',
    'fr-FR':
      'Ce n’est pas un fichier EDIFACT lisible : voir le segment {segment} ({tag}). Vérifiez le fichier ou demandez un nouvel envoi.',
  },
});

/** Something is lost: a segment, a message or the file has no end, or no beginning. */
export const EDIFACT_INCOMPLETE = defineError({
  code: 'EDIFACT_INCOMPLETE',
  status: 422,
  details: { segment: 'count', tag: 'text' },
  words: {
    'zh-CN': 'EDIFACT 文件不完整，在第 {segment} 段（{tag}）中断。请让供应商重发',
    'zh-TW': 'EDIFACT 檔案不完整，在第 {segment} 段（{tag}）中斷。請讓供應商重發',
    'en-US': 'The EDIFACT file is not whole: see segment {segment} ({tag}). Ask the vendor to send it again.',
    'fr-FR':
      'Le fichier EDIFACT est incomplet : voir le segment {segment} ({tag}). Demandez un nouvel envoi.',
  },
});

/** Its ends count other parts than there are, or name other references. */
export const EDIFACT_MISCOUNTED = defineError({
  code: 'EDIFACT_MISCOUNTED',
  status: 422,
  details: { segment: 'count', tag: 'text' },
  words: {
    'zh-CN': 'EDIFACT 文件第 {segment} 段（{tag}）的计数或参考号与内容不符。请让供应商重发',
    'zh-TW': 'EDIFACT 檔案第 {segment} 段（{tag}）的計數或參考號與內容不符。請讓供應商重發',
    'en-US':
      'A count or reference of the EDIFACT file is wrong: see segment {segment} ({tag}). Ask the vendor to send it again.',
    'fr-FR':
      'Un compte ou une référence du fichier EDIFACT est faux : voir le segment {segment} ({tag}). Demandez un nouvel envoi.',
  },
});

/** The same file, or another one under its number. */
export const INTERCHANGE_TAKEN = defineError({
  code: 'INTERCHANGE_TAKEN',
  status: 409,
  details: { reference: 'text' },
  words: {
    'zh-CN': '已经处理过编号为 {reference} 的文件',
    'zh-TW': '已經處理過編號為 {reference} 的檔案',
    'en-US': 'A file with the number {reference} was already taken in.',
    'fr-FR': 'Un fichier portant le numéro {reference} a déjà été traité.',
  },
});

export const INTERCHANGE_OF_OTHER = defineError({
  code: 'INTERCHANGE_OF_OTHER',
  status: 422,
  details: { sender: 'text' },
  words: {
    'zh-CN': '文件的发送方编号是 {sender}，不是该供应商',
    'zh-TW': '檔案的傳送方編號是 {sender}，不是該供應商',
    'en-US': 'The file comes from {sender}, not from this vendor.',
    'fr-FR': 'Le fichier vient de {sender}, et non de ce fournisseur.',
  },
});

export const INVOICE_NOT_FOUND = defineError({
  code: 'INVOICE_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '没有该发票',
    'zh-TW': '沒有該發票',
    'en-US': 'There is no such invoice.',
    'fr-FR': 'Cette facture n’existe pas.',
  },
});

/** A vendor gives a number once. */
export const INVOICE_NUMBER_TAKEN = defineError({
  code: 'INVOICE_NUMBER_TAKEN',
  status: 409,
  details: { number: 'text' },
  words: {
    'zh-CN': '该供应商的发票 {number} 已经登记',
    'zh-TW': '該供應商的發票 {number} 已經登記',
    'en-US': 'The invoice {number} of this vendor is already here.',
    'fr-FR': 'La facture {number} de ce fournisseur est déjà enregistrée.',
  },
});

export const INVOICE_DECIDED = defineError({
  code: 'INVOICE_DECIDED',
  status: 409,
  words: {
    'zh-CN': '该发票已经处理',
    'zh-TW': '該發票已經處理',
    'en-US': 'This invoice is already decided.',
    'fr-FR': 'Cette facture est déjà traitée.',
  },
});

/** Lines of no order, or with more copies than are left: nothing says what pays them. */
export const INVOICE_LINES_OPEN = defineError({
  code: 'INVOICE_LINES_OPEN',
  status: 409,
  words: {
    'zh-CN': '发票中有无法对应订单的项目，请先对应或退回发票',
    'zh-TW': '發票中有無法對應訂單的項目，請先對應或退回發票',
    'en-US': 'Some lines of the invoice fit no order. Assign them first, or decline the invoice.',
    'fr-FR': 'Des lignes ne correspondent à aucune commande. Attribuez-les ou refusez la facture.',
  },
});

/** Open orders of a budget need one of the same code in the new year. */
export const NEXT_BUDGET_MISSING = defineError({
  code: 'NEXT_BUDGET_MISSING',
  status: 409,
  details: { code: 'text', year: 'text' },
  words: {
    'zh-CN': '{year} 年度没有代码为“{code}”的可用经费，请先建立',
    'zh-TW': '{year} 年度沒有代碼為「{code}」的可用經費，請先建立',
    'en-US': 'There is no open budget {code} in {year}. Please add it first.',
    'fr-FR': 'Il n’y a pas de budget ouvert {code} en {year}. Ajoutez-le d’abord.',
  },
});
