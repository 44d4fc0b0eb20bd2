import { defineError } from '../../kernel/error-definition.ts';

/** An import of usage runs, or waits to run. */
export const USAGE_IMPORT_RUNNING = defineError({
  code: 'USAGE_IMPORT_RUNNING',
  status: 409,
  words: {
    'zh-CN': '正在导入另一个使用报告。请等待完成',
    'zh-TW': '正在匯入另一個使用報告。請等待完成',
    'en-US': 'Another usage report is being imported. Please wait for the end.',
    'fr-FR': 'Un autre rapport d’utilisation est en cours d’import. Attendez la fin.',
  },
});

export const USAGE_IMPORT_UNKNOWN = defineError({
  code: 'USAGE_IMPORT_UNKNOWN',
  status: 404,
  words: {
    'zh-CN': '没有此次使用报告的导入',
    'zh-TW': '沒有此次使用報告的匯入',
    'en-US': 'There is no such import of a usage report.',
    'fr-FR': 'Cet import d’un rapport d’utilisation n’existe pas.',
  },
});

export const USAGE_SOURCE_NOT_FOUND = defineError({
  code: 'USAGE_SOURCE_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '没有报告提到此平台或数据库',
    'zh-TW': '沒有報告提到此平台或資料庫',
    'en-US': 'No usage report names this platform or database.',
    'fr-FR': 'Aucun rapport d’utilisation ne nomme cette plateforme ou cette base.',
  },
});

export const USAGE_PERIOD = defineError({
  code: 'USAGE_PERIOD',
  status: 422,
  details: { limit: 'count' },
  words: {
    'zh-CN': '起始月份不能晚于结束月份，且最多 {limit} 个月',
    'zh-TW': '起始月份不能晚於結束月份，且最多 {limit} 個月',
    'en-US': 'The first month must not be after the last one, and there can be {limit} months at most.',
    'fr-FR': 'Le premier mois ne doit pas suivre le dernier, et {limit} mois au maximum sont possibles.',
  },
});

export const USAGE_PROVIDER_NOT_FOUND = defineError({
  code: 'USAGE_PROVIDER_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '没有此使用报告来源',
    'zh-TW': '沒有此使用報告來源',
    'en-US': 'There is no such provider of usage reports.',
    'fr-FR': 'Ce fournisseur de rapports d’utilisation n’existe pas.',
  },
});

export const USAGE_PROVIDER_LIMIT_REACHED = defineError({
  code: 'USAGE_PROVIDER_LIMIT_REACHED',
  status: 409,
  details: { limit: 'count' },
  words: {
    'zh-CN': '最多可有 {limit} 个使用报告来源',
    'zh-TW': '最多可有 {limit} 個使用報告來源',
    'en-US': 'There can be {limit} providers of usage reports at most.',
    'fr-FR': 'Il peut y avoir {limit} fournisseurs de rapports d’utilisation au maximum.',
  },
});

/** The address is not http or https, has an account in it, or is not on the public web. */
export const USAGE_ADDRESS = defineError({
  code: 'USAGE_ADDRESS',
  status: 422,
  words: {
    'zh-CN': '此地址不能用于获取使用报告。请填写提供方的公网 https 地址',
    'zh-TW': '此位址不能用於取得使用報告。請填寫提供方的公網 https 位址',
    'en-US':
      'Usage reports cannot be asked for at this address. Enter the provider’s https address on the public web.',
    'fr-FR': 'Cette adresse ne convient pas. Saisissez l’adresse https du fournisseur sur le web public.',
  },
});

export const USAGE_KEYS_OFF = defineError({
  code: 'USAGE_KEYS_OFF',
  status: 409,
  words: {
    'zh-CN': '服务器没有加密密钥，无法保存使用报告来源的密钥',
    'zh-TW': '伺服器沒有加密金鑰，無法儲存使用報告來源的金鑰',
    'en-US': 'The server has no key to seal secrets with, so it cannot keep the key of a usage provider.',
    'fr-FR':
      'Le serveur n’a pas de clé de chiffrement\u202f: il ne peut pas conserver la clé d’un fournisseur.',
  },
});
