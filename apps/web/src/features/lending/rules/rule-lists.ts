import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { Names } from '@lectern/contracts/kernel/languages';
import type { getRules } from '@lectern/contracts/lending/rules/get-rules';

type Lists = OutputOf<(typeof getRules)['output']>;
export type Rule = Lists['rules'][number];

export type Amnesty = Lists['amnesties'][number];

/** A group of readers or a type of items; a new one without a code. */
export interface Named {
  readonly kind: 'group' | 'type';
  readonly code?: string;
  readonly names?: Names;
  readonly maxLoans?: number | null;
  /** Minor units. */
  readonly fineCap?: number | null;
}
