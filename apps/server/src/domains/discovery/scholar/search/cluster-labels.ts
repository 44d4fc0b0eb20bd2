import type { ClusterName } from '@lectern/contracts/discovery/scholar/clusters';
import type { PaperType } from '@lectern/contracts/discovery/scholar/paper';
import type { SourceState } from '@lectern/contracts/discovery/scholar/source-state';
import type { Language } from '@lectern/contracts/kernel/languages';
import { PAPER_TYPE_NAMES } from '../paper-type-names.ts';

/** A value of a cluster in words. */
export function clusterLabel(
  name: ClusterName,
  value: string,
  { language }: { readonly language: Language },
  sources: readonly SourceState[],
): string {
  switch (name) {
    case 'type':
      return PAPER_TYPE_NAMES[language][value as PaperType] ?? value;
    case 'language':
      return new Intl.DisplayNames([language], { type: 'language', fallback: 'code' }).of(value) ?? value;
    case 'openAccess':
      return OPEN[language];
    case 'source':
      return sources.find(({ code }) => code === value)?.name ?? value;
    case 'year':
    case 'subject':
    case 'journal':
      return value;
  }
}

const OPEN: Readonly<Record<Language, string>> = {
  'zh-CN': '可立即阅读',
  'zh-TW': '可立即閱讀',
  'en-US': 'Can be read now',
  'fr-FR': 'Lisible maintenant',
};
