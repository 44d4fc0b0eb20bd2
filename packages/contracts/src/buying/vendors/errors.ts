import { defineError } from '../../kernel/error-definition.ts';

export const VENDOR_NOT_FOUND = defineError({
  code: 'VENDOR_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '没有该供应商',
    'zh-TW': '沒有該供應商',
    'en-US': 'There is no such vendor.',
    'fr-FR': 'Ce fournisseur n’existe pas.',
  },
});

export const VENDOR_CODE_TAKEN = defineError({
  code: 'VENDOR_CODE_TAKEN',
  status: 409,
  details: { code: 'text' },
  words: {
    'zh-CN': '供应商代码“{code}”已被使用',
    'zh-TW': '供應商代碼「{code}」已被使用',
    'en-US': 'Another vendor has the code {code}.',
    'fr-FR': 'Un autre fournisseur a le code {code}.',
  },
});

export const VENDOR_LIMIT_REACHED = defineError({
  code: 'VENDOR_LIMIT_REACHED',
  status: 409,
  details: { limit: 'count' },
  words: {
    'zh-CN': '最多可建立 {limit} 个供应商',
    'zh-TW': '最多可建立 {limit} 個供應商',
    'en-US': 'A library can have up to {limit} vendors.',
    'fr-FR': 'Une bibliothèque peut avoir jusqu’à {limit} fournisseurs.',
  },
});

/** An address that may not be asked, or a body or mapping that is none. */
export const VENDOR_ASKING_INVALID = defineError({
  code: 'VENDOR_ASKING_INVALID',
  status: 422,
  details: { question: 'text' },
  words: {
    'zh-CN': '“{question}”的地址、内容或映射不正确',
    'zh-TW': '「{question}」的網址、內容或對應不正確',
    'en-US': 'The address, body or mapping of {question} cannot be used.',
    'fr-FR': 'L’adresse, le corps ou la correspondance de {question} ne convient pas.',
  },
});

export const VENDOR_KEYS_OFF = defineError({
  code: 'VENDOR_KEYS_OFF',
  status: 409,
  words: {
    'zh-CN': '服务器未配置密钥，无法保存供应商密钥',
    'zh-TW': '伺服器未設定金鑰，無法保存供應商金鑰',
    'en-US': 'This server has no secret key, so it cannot keep the key of a vendor.',
    'fr-FR': 'Ce serveur n’a pas de clé secrète : il ne peut pas conserver la clé d’un fournisseur.',
  },
});

export const PRICE_LIST_UNREADABLE = defineError({
  code: 'PRICE_LIST_UNREADABLE',
  status: 422,
  details: { reason: 'text' },
  words: {
    'zh-CN': '无法读取该价目文件：{reason}',
    'zh-TW': '無法讀取該價目檔案：{reason}',
    'en-US': 'This price list cannot be read: {reason}.',
    'fr-FR': 'Ce catalogue de prix est illisible : {reason}.',
  },
});

/** ONIX 2.1 was withdrawn by EDItEUR in 2014. */
export const ONIX_TOO_OLD = defineError({
  code: 'ONIX_TOO_OLD',
  status: 422,
  words: {
    'zh-CN': '这是 ONIX 2.1 文件。请向供应商索取 ONIX 3.0 或 3.1 文件',
    'zh-TW': '這是 ONIX 2.1 檔案。請向供應商索取 ONIX 3.0 或 3.1 檔案',
    'en-US': 'This is an ONIX 2.1 file. Please ask the vendor for ONIX 3.0 or 3.1.',
    'fr-FR': 'Ce fichier est en ONIX 2.1. Demandez au fournisseur de l’ONIX 3.0 ou 3.1.',
  },
});
