import type { Names } from '@lectern/contracts/kernel/languages';
import type { EresourceStatus } from '@lectern/contracts/resources/databases/eresource';

/** How the library has a database (document 1, section 4). */
export const STATUS_NAMES: Readonly<Record<EresourceStatus, Names>> = {
  trial: { 'zh-CN': '试用', 'zh-TW': '試用', 'en-US': 'Trial', 'fr-FR': 'À l’essai' },
  purchased: { 'zh-CN': '已购', 'zh-TW': '已購', 'en-US': 'Purchased', 'fr-FR': 'Achetée' },
  formal: { 'zh-CN': '正式', 'zh-TW': '正式', 'en-US': 'In regular use', 'fr-FR': 'En service' },
  open: { 'zh-CN': '开放获取', 'zh-TW': '開放取用', 'en-US': 'Open access', 'fr-FR': 'Accès ouvert' },
};
