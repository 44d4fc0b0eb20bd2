import type { AddressField } from '@lectern/rules/address/postal-address';
import { defineError } from '../../kernel/error-definition.ts';

export const ADDRESS_AREA_WRONG = defineError({
  code: 'ADDRESS_AREA_WRONG',
  status: 422,
  words: {
    'zh-CN': '请选择省/市/区',
    'zh-TW': '請選擇省/市/區',
    'en-US': 'Please choose province, city and district.',
    'fr-FR': 'Choisissez la province, la ville et le district.',
  },
});

export const ADDRESS_DETAILS_MISSING = defineError({
  code: 'ADDRESS_DETAILS_MISSING',
  status: 422,
  words: {
    'zh-CN': '请输入详细地址',
    'zh-TW': '請輸入詳細地址',
    'en-US': 'Please enter the street and number.',
    'fr-FR': 'Saisissez la rue et le numéro.',
  },
});

export const ADDRESS_POSTCODE_WRONG = defineError({
  code: 'ADDRESS_POSTCODE_WRONG',
  status: 422,
  words: {
    'zh-CN': '请输入正确的邮政编码',
    'zh-TW': '請輸入正確的郵遞區號',
    'en-US': 'Please enter a valid postcode.',
    'fr-FR': 'Saisissez un code postal valide.',
  },
});

export const ADDRESS_RECIPIENT_MISSING = defineError({
  code: 'ADDRESS_RECIPIENT_MISSING',
  status: 422,
  words: {
    'zh-CN': '请输入收件人姓名',
    'zh-TW': '請輸入收件人姓名',
    'en-US': 'Please enter the name of the recipient.',
    'fr-FR': 'Saisissez le nom du destinataire.',
  },
});

export const ADDRESS_PHONE_WRONG = defineError({
  code: 'ADDRESS_PHONE_WRONG',
  status: 422,
  words: {
    'zh-CN': '请输入正确的手机号码',
    'zh-TW': '請輸入正確的手機號碼',
    'en-US': 'Please enter a valid phone number.',
    'fr-FR': 'Saisissez un numéro de téléphone valide.',
  },
});

export const ADDRESS_NOT_FOUND = defineError({
  code: 'ADDRESS_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '该地址不存在或已删除',
    'zh-TW': '該地址不存在或已刪除',
    'en-US': 'There is no such address, or it was deleted.',
    'fr-FR': 'Cette adresse n’existe pas ou a été supprimée.',
  },
});

export const ADDRESS_LIMIT_REACHED = defineError({
  code: 'ADDRESS_LIMIT_REACHED',
  status: 409,
  details: { limit: 'count' },
  words: {
    'zh-CN': '最多可保存 {limit} 个地址，请先删除不用的地址',
    'zh-TW': '最多可保存 {limit} 個地址，請先刪除不用的地址',
    'en-US': 'You can keep {limit} addresses at most. Please delete one first.',
    'fr-FR': 'Vous pouvez conserver {limit} adresses au maximum. Supprimez-en une d’abord.',
  },
});

/** The refusal of each field. */
export const FIELD_ERRORS = {
  areaCode: ADDRESS_AREA_WRONG,
  details: ADDRESS_DETAILS_MISSING,
  postcode: ADDRESS_POSTCODE_WRONG,
  recipientName: ADDRESS_RECIPIENT_MISSING,
  phone: ADDRESS_PHONE_WRONG,
} as const satisfies Record<AddressField, unknown>;

/** All that an address can be refused for. */
export const ADDRESS_FAULTS = [
  ADDRESS_AREA_WRONG,
  ADDRESS_DETAILS_MISSING,
  ADDRESS_POSTCODE_WRONG,
  ADDRESS_RECIPIENT_MISSING,
  ADDRESS_PHONE_WRONG,
] as const;
