import { defineError } from '../kernel/error-definition.ts';

export const BARCODE_TAKEN = defineError({
  code: 'BARCODE_TAKEN',
  status: 409,
  details: { barcode: 'text' },
  words: {
    'zh-CN': '条码 {barcode} 已属于另一册，或是读者证号',
    'zh-TW': '條碼 {barcode} 已屬於另一冊，或是讀者證號',
    'en-US': 'Another copy or a reader’s card has the barcode {barcode} already.',
    'fr-FR': 'Un autre exemplaire ou une carte de lecteur porte déjà le code-barres {barcode}.',
  },
});

export const LOCATION_UNKNOWN = defineError({
  code: 'LOCATION_UNKNOWN',
  status: 404,
  details: { code: 'text' },
  words: {
    'zh-CN': '没有馆藏地 {code}',
    'zh-TW': '沒有館藏地 {code}',
    'en-US': 'There is no shelving location {code}.',
    'fr-FR': 'Il n’y a pas de localisation {code}.',
  },
});
