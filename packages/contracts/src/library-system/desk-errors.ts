import { defineError } from '../kernel/error-definition.ts';

/** The reader has this copy already, and not only since the scan before this one. */
export const ITEM_ON_LOAN_TO_READER = defineError({
  code: 'ITEM_ON_LOAN_TO_READER',
  status: 409,
  details: { due: 'date' },
  words: {
    'zh-CN': '这位读者已借有该册，应还日期 {due}。要续借吗？',
    'zh-TW': '這位讀者已借有該冊，應還日期 {due}。要續借嗎？',
    'en-US': 'This reader already has this copy, due on {due}. Renew it?',
    'fr-FR': 'Ce lecteur a déjà cet exemplaire, à rendre le {due}. Le prolonger ?',
  },
});

/** A copy has the number of a reader's card or account. Nobody can tell from the scan which of them is meant. */
export const NUMBER_OF_COPY_AND_READER = defineError({
  code: 'NUMBER_OF_COPY_AND_READER',
  status: 409,
  details: { title: 'text', reader: 'text', patronId: 'text' },
  words: {
    'zh-CN': '这个号码既是《{title}》的条码，也是 {reader} 的证号。请选择。',
    'zh-TW': '這個號碼既是《{title}》的條碼，也是 {reader} 的證號。請選擇。',
    'en-US': 'This is the number of a copy of “{title}” and of {reader}. Please choose.',
    'fr-FR': 'Ce numéro est celui d’un exemplaire de « {title} » et de {reader}. Veuillez choisir.',
  },
});

/** A request of another reader has this copy. Only the desk is told whose. */
export const ITEM_KEPT_FOR_READER = defineError({
  code: 'ITEM_KEPT_FOR_READER',
  status: 409,
  details: { reader: 'text', number: 'text' },
  words: {
    'zh-CN': '该册为 {reader}（{number}）保留',
    'zh-TW': '該冊為 {reader}（{number}）保留',
    'en-US': 'This copy is kept for {reader} ({number}).',
    'fr-FR': 'Cet exemplaire est réservé à {reader} ({number}).',
  },
});

/** Other readers wait for the title of this copy. */
export const ITEM_WAITED_FOR = defineError({
  code: 'ITEM_WAITED_FOR',
  status: 409,
  details: { count: 'count' },
  words: {
    'zh-CN': '有 {count} 位其他读者在等候，请先办理归还，再按提示处理',
    'zh-TW': '有 {count} 位其他讀者在等候，請先辦理歸還，再按提示處理',
    'en-US': '{count} other {count|reader waits|readers wait} for it. Check it in to see who is next.',
    'fr-FR':
      '{count} autre{count||s} {count|lecteur attend|lecteurs attendent} ce titre. Enregistrez le retour pour voir la suite.',
  },
});

/** Loans and returns are made in the tenant's own library system. */
export const DESK_ELSEWHERE = defineError({
  code: 'DESK_ELSEWHERE',
  status: 409,
  words: {
    'zh-CN': '此操作请在图书馆业务系统中办理',
    'zh-TW': '此操作請在圖書館業務系統中辦理',
    'en-US': 'Please do this in the library system.',
    'fr-FR': 'Cette opération se fait dans le système de la bibliothèque.',
  },
});

/** The day of a return lies before the loan, in the future, or longer ago than the library allows. */
export const RETURN_DAY_IMPOSSIBLE = defineError({
  code: 'RETURN_DAY_IMPOSSIBLE',
  status: 409,
  details: { earliest: 'date', latest: 'date' },
  words: {
    'zh-CN': '归还日期只能在 {earliest}到 {latest}之间',
    'zh-TW': '歸還日期只能在 {earliest}到 {latest}之間',
    'en-US': 'The day of the return can be from {earliest} to {latest}.',
    'fr-FR': 'La date de retour doit être comprise entre le {earliest} et le {latest}.',
  },
});

export const DUE_DATE_PAST = defineError({
  code: 'DUE_DATE_PAST',
  status: 409,
  details: { earliest: 'date' },
  words: {
    'zh-CN': '应还日期不能早于 {earliest}',
    'zh-TW': '應還日期不能早於 {earliest}',
    'en-US': 'The due date cannot be before {earliest}.',
    'fr-FR': 'La date de retour ne peut pas précéder le {earliest}.',
  },
});

export const ITEM_ON_LOAN = defineError({
  code: 'ITEM_ON_LOAN',
  status: 409,
  words: {
    'zh-CN': '该册已借出，请先办理归还',
    'zh-TW': '該冊已借出，請先辦理歸還',
    'en-US': 'This copy is on loan. Please check it in first.',
    'fr-FR': 'Cet exemplaire est en prêt. Enregistrez d’abord son retour.',
  },
});

export const NOTHING_TO_UNDO = defineError({
  code: 'NOTHING_TO_UNDO',
  status: 409,
  details: { minutes: 'count' },
  words: {
    'zh-CN': '最近 {minutes} 分钟内没有可以撤销的操作',
    'zh-TW': '最近 {minutes} 分鐘內沒有可以復原的操作',
    'en-US': 'You did nothing in the last {minutes} {minutes|minute|minutes} that can be undone.',
    'fr-FR': 'Aucune opération à annuler depuis {minutes} {minutes|minute|minutes}.',
  },
});

/** Something else was built upon it, for example a request was fulfilled. */
export const UNDO_TOO_LATE = defineError({
  code: 'UNDO_TOO_LATE',
  status: 409,
  words: {
    'zh-CN': '此后情况已有变化，不能撤销',
    'zh-TW': '此後情況已有變化，不能復原',
    'en-US': 'Things have gone on since then. It cannot be undone.',
    'fr-FR': 'La situation a changé depuis : l’annulation n’est plus possible.',
  },
});

/** Somebody else, or time, moved the request since it was shown. */
export const REQUEST_MOVED_ON = defineError({
  code: 'REQUEST_MOVED_ON',
  status: 409,
  words: {
    'zh-CN': '这个请求刚刚有了变化，请看它现在的状态',
    'zh-TW': '這個請求剛剛有了變化，請看它現在的狀態',
    'en-US': 'This request has just moved on. Please look at it as it is now.',
    'fr-FR': 'Cette demande vient d’évoluer. Consultez son état actuel.',
  },
});

export const REQUEST_MOVE_IMPOSSIBLE = defineError({
  code: 'REQUEST_MOVE_IMPOSSIBLE',
  status: 409,
  words: {
    'zh-CN': '这个请求现在不能这样处理',
    'zh-TW': '這個請求現在不能這樣處理',
    'en-US': 'This cannot be done with the request now.',
    'fr-FR': 'Cette action n’est pas possible pour cette demande maintenant.',
  },
});
