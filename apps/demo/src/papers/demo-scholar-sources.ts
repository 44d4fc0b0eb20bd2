import type { ScholarKind } from '@lectern/contracts/discovery/providers/provider';
import type { Names } from '@lectern/contracts/kernel/languages';

/** A scholarly source of the demo. Its host does not exist (RFC 2606): the server that runs the demo answers for it. */
export interface DemoScholarSource {
  readonly code: string;
  readonly kind: ScholarKind;
  readonly address: string;
  readonly names: Names;
  readonly place: number;
}

export const DEMO_SCHOLAR_HOST = 'scholar.demo.invalid';

/** Three sources that say that they are demos: an index of all invented works, a register of some, and one that knows open copies. */
export const DEMO_SCHOLAR_SOURCES: readonly DemoScholarSource[] = [
  {
    code: 'demo-index',
    kind: 'openalex',
    address: `https://${DEMO_SCHOLAR_HOST}/index`,
    place: 500,
    names: {
      'zh-CN': '演示索引（虚构文献）',
      'zh-TW': '示範索引（虛構文獻）',
      'en-US': 'Demo index (invented works)',
      'fr-FR': 'Index de démonstration (documents inventés)',
    },
  },
  {
    code: 'demo-register',
    kind: 'crossref',
    address: `https://${DEMO_SCHOLAR_HOST}/register`,
    place: 510,
    names: {
      'zh-CN': '演示登记库（虚构文献）',
      'zh-TW': '示範登記庫（虛構文獻）',
      'en-US': 'Demo register (invented works)',
      'fr-FR': 'Registre de démonstration (documents inventés)',
    },
  },
  {
    code: 'demo-copies',
    kind: 'unpaywall',
    address: `https://${DEMO_SCHOLAR_HOST}/copies`,
    place: 520,
    names: {
      'zh-CN': '演示开放获取库（虚构文献）',
      'zh-TW': '示範開放取用庫（虛構文獻）',
      'en-US': 'Demo open copies (invented works)',
      'fr-FR': 'Copies libres de démonstration (documents inventés)',
    },
  },
];
