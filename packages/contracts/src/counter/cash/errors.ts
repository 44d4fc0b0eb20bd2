import { defineError } from '../../kernel/error-definition.ts';

/** The member of the staff has no open drawer, and the library books no cash without one. */
export const CASH_DRAWER_CLOSED = defineError({
  code: 'CASH_DRAWER_CLOSED',
  status: 409,
  words: {
    'zh-CN': '您还没有打开现金抽屉，没有入账',
    'zh-TW': '您還沒有開啟現金抽屜，沒有入帳',
    'en-US': 'You have no open cash drawer. Nothing was booked.',
    'fr-FR': 'Vous n’avez pas de caisse ouverte. Rien n’a été enregistré.',
  },
});

/** A member of the staff has one open drawer at a time. */
export const CASH_DRAWER_OPEN = defineError({
  code: 'CASH_DRAWER_OPEN',
  status: 409,
  words: {
    'zh-CN': '这位工作人员已有一个打开的现金抽屉',
    'zh-TW': '這位工作人員已有一個開啟的現金抽屜',
    'en-US': 'This member of the staff already has an open cash drawer.',
    'fr-FR': 'Ce membre du personnel a déjà une caisse ouverte.',
  },
});

export const CASH_REASON_REQUIRED = defineError({
  code: 'CASH_REASON_REQUIRED',
  status: 422,
  details: { difference: 'money' },
  words: {
    'zh-CN': '清点结果与账面相差 {difference}，请说明原因',
    'zh-TW': '清點結果與帳面相差 {difference}，請說明原因',
    'en-US': 'The count differs from the books by {difference}. Please say why.',
    'fr-FR': 'Le comptage diffère des livres de {difference}. Indiquez pourquoi.',
  },
});
