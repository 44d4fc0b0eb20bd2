import { defineError } from '../../kernel/error-definition.ts';

export const PROVIDER_NOT_FOUND = defineError({
  code: 'PROVIDER_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '该外部来源不存在',
    'zh-TW': '該外部來源不存在',
    'en-US': 'There is no such outside source.',
    'fr-FR': 'Cette source extérieure n’existe pas.',
  },
});

export const PROVIDER_CODE_TAKEN = defineError({
  code: 'PROVIDER_CODE_TAKEN',
  status: 409,
  words: {
    'zh-CN': '已有外部来源使用此代码',
    'zh-TW': '已有外部來源使用此代碼',
    'en-US': 'Another outside source has this code.',
    'fr-FR': 'Une autre source extérieure a déjà ce code.',
  },
});

export const PROVIDER_LIMIT_REACHED = defineError({
  code: 'PROVIDER_LIMIT_REACHED',
  status: 409,
  details: { limit: 'count' },
  words: {
    'zh-CN': '最多可建 {limit} 个外部来源',
    'zh-TW': '最多可建 {limit} 個外部來源',
    'en-US': 'There can be {limit} outside sources at most.',
    'fr-FR': 'Il peut y avoir {limit} sources extérieures au maximum.',
  },
});

/** The template is no address, is not https, or has something in braces that is not known or stands in the host. */
export const PROVIDER_ADDRESS_INVALID = defineError({
  code: 'PROVIDER_ADDRESS_INVALID',
  status: 422,
  words: {
    'zh-CN': '地址须以 https:// 开头，花括号中只能是列出的名称，且不能出现在主机名中',
    'zh-TW': '位址須以 https:// 開頭，花括號中只能是列出的名稱，且不能出現在主機名稱中',
    'en-US':
      'The address must begin with https://. Only the listed names may stand in braces, and none in the host.',
    'fr-FR':
      'L’adresse doit commencer par https://. Seuls les noms indiqués peuvent être entre accolades, et aucun dans l’hôte.',
  },
});

/** The body has something in braces that is not known, or is not of its type. */
export const PROVIDER_BODY_INVALID = defineError({
  code: 'PROVIDER_BODY_INVALID',
  status: 422,
  words: {
    'zh-CN': '请求正文的格式不正确，或花括号中有未知的名称',
    'zh-TW': '請求內文的格式不正確，或花括號中有未知的名稱',
    'en-US': 'The body is not well formed, or has an unknown name in braces.',
    'fr-FR': 'Le corps est mal formé, ou contient un nom inconnu entre accolades.',
  },
});

export const PROVIDER_MAPPING_INVALID = defineError({
  code: 'PROVIDER_MAPPING_INVALID',
  status: 422,
  details: { purpose: 'text', reason: 'text' },
  words: {
    'zh-CN': '映射表达式（{purpose}）有误：{reason}',
    'zh-TW': '對映運算式（{purpose}）有誤：{reason}',
    'en-US': 'The mapping ({purpose}) is wrong: {reason}',
    'fr-FR': 'La correspondance ({purpose}) est incorrecte : {reason}',
  },
});

/** A source of the kind `link` has a purpose that needs more than an address, or a key. */
export const PROVIDER_LINK_ONLY = defineError({
  code: 'PROVIDER_LINK_ONLY',
  status: 422,
  words: {
    'zh-CN': '“链接”类来源只能提供链接，不能使用密钥或请求正文',
    'zh-TW': '「連結」類來源只能提供連結，不能使用金鑰或請求內文',
    'en-US': 'A source that is only a link can provide only links, and has no key and no body.',
    'fr-FR': 'Une source qui n’est qu’un lien ne peut fournir que des liens, sans clé ni corps.',
  },
});

/** The installation has no key to seal keys with. */
export const PROVIDER_KEYS_OFF = defineError({
  code: 'PROVIDER_KEYS_OFF',
  status: 409,
  words: {
    'zh-CN': '系统未设置加密密钥，无法保存来源的密钥',
    'zh-TW': '系統未設定加密金鑰，無法保存來源的金鑰',
    'en-US': 'Keys cannot be kept: this installation has no key to seal them with.',
    'fr-FR': 'Les clés ne peuvent pas être conservées : cette installation n’a pas de clé pour les sceller.',
  },
});

/** The purpose is not one of the provider. */
export const PROVIDER_PURPOSE_MISSING = defineError({
  code: 'PROVIDER_PURPOSE_MISSING',
  status: 422,
  words: {
    'zh-CN': '该来源不提供此内容',
    'zh-TW': '該來源不提供此內容',
    'en-US': 'This source is not asked for that.',
    'fr-FR': 'Cette source n’est pas interrogée à ce sujet.',
  },
});
