import { defineError } from '../../kernel/error-definition.ts';

export const ERESOURCE_NOT_FOUND = defineError({
  code: 'ERESOURCE_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '该数据库不存在或未开放',
    'zh-TW': '該資料庫不存在或未開放',
    'en-US': 'There is no such database, or it is not open.',
    'fr-FR': 'Cette base de données n’existe pas ou n’est pas ouverte.',
  },
});

export const ERESOURCE_DATES_REVERSED = defineError({
  code: 'ERESOURCE_DATES_REVERSED',
  status: 422,
  words: {
    'zh-CN': '结束日期不能早于开始日期',
    'zh-TW': '結束日期不能早於開始日期',
    'en-US': 'The last day is before the first day.',
    'fr-FR': 'Le dernier jour précède le premier.',
  },
});

export const ERESOURCE_TRIAL_ENDLESS = defineError({
  code: 'ERESOURCE_TRIAL_ENDLESS',
  status: 422,
  words: {
    'zh-CN': '请输入试用的结束日期',
    'zh-TW': '請輸入試用的結束日期',
    'en-US': 'Please enter the last day of the trial.',
    'fr-FR': 'Saisissez le dernier jour de l’essai.',
  },
});

export const ERESOURCE_CHANGED = defineError({
  code: 'ERESOURCE_CHANGED',
  status: 409,
  words: {
    'zh-CN': '此数据库已被他人修改。请重新打开后再修改',
    'zh-TW': '此資料庫已被他人修改。請重新開啟後再修改',
    'en-US': 'Somebody changed this database in the meantime. Please open it again and repeat your change.',
    'fr-FR': 'Cette base a été modifiée entre-temps. Rouvrez-la et refaites votre modification.',
  },
});

export const ERESOURCE_CODE_TAKEN = defineError({
  code: 'ERESOURCE_CODE_TAKEN',
  status: 409,
  words: {
    'zh-CN': '已有数据库使用此代码',
    'zh-TW': '已有資料庫使用此代碼',
    'en-US': 'Another database has this code.',
    'fr-FR': 'Une autre base a déjà ce code.',
  },
});

export const ERESOURCE_LIMIT_REACHED = defineError({
  code: 'ERESOURCE_LIMIT_REACHED',
  status: 409,
  details: { limit: 'count' },
  words: {
    'zh-CN': '最多可建 {limit} 个数据库',
    'zh-TW': '最多可建 {limit} 個資料庫',
    'en-US': 'There can be {limit} databases at most.',
    'fr-FR': 'Il peut y avoir {limit} bases de données au maximum.',
  },
});

/** An address that leads nowhere on the public web. */
export const ENTRANCE_ADDRESS_REFUSED = defineError({
  code: 'ENTRANCE_ADDRESS_REFUSED',
  status: 422,
  details: { address: 'text' },
  words: {
    'zh-CN': '网址须以 https:// 或 http:// 开头，且不能指向内部网络：{address}',
    'zh-TW': '網址須以 https:// 或 http:// 開頭，且不能指向內部網路：{address}',
    'en-US':
      'An address must begin with https:// or http:// and must not lead into an internal network: {address}',
    'fr-FR':
      'Une adresse doit commencer par https:// ou http:// et ne pas mener dans un réseau interne : {address}',
  },
});

export const ENTRANCE_RANGE_REFUSED = defineError({
  code: 'ENTRANCE_RANGE_REFUSED',
  status: 422,
  details: { range: 'text' },
  words: {
    'zh-CN': '不是地址段：{range}。例如 192.0.2.0/24、192.0.2.1-192.0.2.9 或 2001:db8::/32',
    'zh-TW': '不是位址區段：{range}。例如 192.0.2.0/24、192.0.2.1-192.0.2.9 或 2001:db8::/32',
    'en-US':
      'This is no range of addresses: {range}. Examples: 192.0.2.0/24, 192.0.2.1-192.0.2.9, 2001:db8::/32',
    'fr-FR':
      'Ce n’est pas une plage d’adresses : {range}. Exemples : 192.0.2.0/24, 192.0.2.1-192.0.2.9, 2001:db8::/32',
  },
});

/** A network or proxy that the settings of the library do not name. */
export const ENTRANCE_WAY_UNKNOWN = defineError({
  code: 'ENTRANCE_WAY_UNKNOWN',
  status: 422,
  details: { code: 'text' },
  words: {
    'zh-CN': '本馆设置中没有此网络或代理：{code}',
    'zh-TW': '本館設定中沒有此網路或代理：{code}',
    'en-US': 'The settings of the library have no such network or proxy: {code}',
    'fr-FR': 'Les paramètres de la bibliothèque n’ont ni réseau ni mandataire de ce nom : {code}',
  },
});

export const ERESOURCE_TERM_NOT_FOUND = defineError({
  code: 'ERESOURCE_TERM_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '该学科、类型、厂商、院系或标签不存在',
    'zh-TW': '該學科、類型、廠商、院系或標籤不存在',
    'en-US': 'There is no such subject, type, vendor, college or label.',
    'fr-FR': 'Ce sujet, type, fournisseur, département ou libellé n’existe pas.',
  },
});

export const ERESOURCE_TERM_TAKEN = defineError({
  code: 'ERESOURCE_TERM_TAKEN',
  status: 409,
  words: {
    'zh-CN': '同类中已有此代码',
    'zh-TW': '同類中已有此代碼',
    'en-US': 'There is one of this kind with this code already.',
    'fr-FR': 'Il y en a déjà un de ce genre avec ce code.',
  },
});

/** A college that is a unit of the institution is changed there. */
export const ERESOURCE_TERM_OF_UNIT = defineError({
  code: 'ERESOURCE_TERM_OF_UNIT',
  status: 409,
  words: {
    'zh-CN': '此院系在“院系”页面中维护，请在那里修改',
    'zh-TW': '此院系在「院系」頁面中維護，請在那裡修改',
    'en-US': 'This college is a unit of the institution. Please change it on the page of units.',
    'fr-FR': 'Ce département est une unité de l’établissement. Modifiez-le sur la page des unités.',
  },
});

export const ERESOURCE_TERM_LIMIT_REACHED = defineError({
  code: 'ERESOURCE_TERM_LIMIT_REACHED',
  status: 409,
  details: { limit: 'count' },
  words: {
    'zh-CN': '每类最多 {limit} 个',
    'zh-TW': '每類最多 {limit} 個',
    'en-US': 'There can be {limit} of each kind at most.',
    'fr-FR': 'Il peut y en avoir {limit} de chaque genre au maximum.',
  },
});

export const ERESOURCE_FILE_NOT_FOUND = defineError({
  code: 'ERESOURCE_FILE_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '该文件不存在或已删除',
    'zh-TW': '該檔案不存在或已刪除',
    'en-US': 'There is no such file, or it was deleted.',
    'fr-FR': 'Ce fichier n’existe pas ou a été supprimé.',
  },
});

/** The content is not of the kind that was said. */
export const ERESOURCE_FILE_UNREADABLE = defineError({
  code: 'ERESOURCE_FILE_UNREADABLE',
  status: 422,
  words: {
    'zh-CN': '文件内容不是 PDF、JPG 或 PNG',
    'zh-TW': '檔案內容不是 PDF、JPG 或 PNG',
    'en-US': 'The content of the file is no PDF, JPG or PNG.',
    'fr-FR': 'Le contenu du fichier n’est ni PDF, ni JPG, ni PNG.',
  },
});

export const ERESOURCE_FILE_LIMIT_REACHED = defineError({
  code: 'ERESOURCE_FILE_LIMIT_REACHED',
  status: 409,
  details: { limit: 'count' },
  words: {
    'zh-CN': '一个数据库最多 {limit} 个文件',
    'zh-TW': '一個資料庫最多 {limit} 個檔案',
    'en-US': 'A database can have {limit} files at most.',
    'fr-FR': 'Une base de données peut avoir {limit} fichiers au maximum.',
  },
});

export const ERESOURCE_LIST_UNREADABLE = defineError({
  code: 'ERESOURCE_LIST_UNREADABLE',
  status: 422,
  details: { reason: 'text' },
  words: {
    'zh-CN': '无法读取数据库文件：{reason}',
    'zh-TW': '無法讀取資料庫檔案：{reason}',
    'en-US': 'The file of databases cannot be read: {reason}',
    'fr-FR': 'Le fichier des bases ne peut pas être lu : {reason}',
  },
});

/** In a report of an import: two databases have the name, and nothing else tells them apart. */
export const ERESOURCE_NAME_OF_SEVERAL = defineError({
  code: 'ERESOURCE_NAME_OF_SEVERAL',
  status: 409,
  words: {
    'zh-CN': '有多个数据库使用此名称，请填写代码',
    'zh-TW': '有多個資料庫使用此名稱，請填寫代碼',
    'en-US': 'Several databases have this name. Please give the code.',
    'fr-FR': 'Plusieurs bases portent ce nom. Indiquez le code.',
  },
});

/** In a report of an import. */
export const ERESOURCE_LINE_TWICE = defineError({
  code: 'ERESOURCE_LINE_TWICE',
  status: 409,
  words: {
    'zh-CN': '前面已有一行是同一个数据库',
    'zh-TW': '前面已有一行是同一個資料庫',
    'en-US': 'A line before is about the same database.',
    'fr-FR': 'Une ligne précédente concerne la même base.',
  },
});
