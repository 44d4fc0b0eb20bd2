import type { Language } from '@lectern/contracts/kernel/languages';
import type { OpenFine } from '../../../../ports/ils/ils-patrons.ts';

const NAMES: Record<OpenFine['kind'] | 'block', Record<Language, string>> = {
  overdue: { 'zh-CN': '逾期', 'zh-TW': '逾期', 'en-US': 'Overdue', 'fr-FR': 'Retard' },
  lost: { 'zh-CN': '遗失', 'zh-TW': '遺失', 'en-US': 'Lost', 'fr-FR': 'Perte' },
  damaged: { 'zh-CN': '污损', 'zh-TW': '污損', 'en-US': 'Damaged', 'fr-FR': 'Détérioration' },
  block: {
    'zh-CN': '暂停借阅',
    'zh-TW': '暫停借閱',
    'en-US': 'Blocked for a time',
    'fr-FR': 'Blocage temporaire',
  },
  service: { 'zh-CN': '服务费', 'zh-TW': '服務費', 'en-US': 'Service', 'fr-FR': 'Service' },
};

/** The name of a kind of fine, or of a block for a time. */
export function fineName(kind: keyof typeof NAMES, language: Language): string {
  return NAMES[kind][language];
}
