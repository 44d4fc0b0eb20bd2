import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { ERESOURCE_NOT_FOUND } from '@lectern/contracts/resources/databases/errors';
import type { CounterMetric } from '@lectern/contracts/resources/usage/counter';
import { USAGE_PERIOD } from '@lectern/contracts/resources/usage/errors';
import { type AccessChoice, MOST_USAGE_MONTHS } from '@lectern/contracts/resources/usage/usage-choice';
import { monthsOf } from '../../../../platform/counter/values.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { anyEresource } from '../../databases/any-eresource.ts';
import { sourcesOf } from '../store/source-store.ts';

/** Whose usage is counted: undefined for all. */
export interface Sources {
  readonly platforms: ReadonlySet<string>;
  readonly databases: readonly string[];
}

export interface Choice {
  readonly tenantId: string;
  readonly months: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly access: AccessChoice;
  readonly sources: Sources | undefined;
}

interface Asked {
  readonly eresourceId?: string | undefined;
  readonly from: string;
  readonly to: string;
  readonly access: AccessChoice;
}

/** What a call asks for, if it can be answered. */
export async function readChoice(
  db: Db,
  tenantId: string,
  { eresourceId, from, to, access }: Asked,
): Promise<Choice | Refusal<'USAGE_PERIOD' | 'ERESOURCE_NOT_FOUND'>> {
  const months = monthsOf({ from, to });
  if (months.length === 0 || months.length > MOST_USAGE_MONTHS)
    return refuse(USAGE_PERIOD, { limit: MOST_USAGE_MONTHS });
  if (eresourceId === undefined) return { tenantId, months, from, to, access, sources: undefined };
  if (!(await anyEresource(db, tenantId, eresourceId))) return refuse(ERESOURCE_NOT_FOUND);
  return { tenantId, months, from, to, access, sources: await sourcesFor(db, tenantId, eresourceId) };
}

export async function sourcesFor(db: Db, tenantId: string, eresourceId: string): Promise<Sources> {
  const { platforms, databases } = await sourcesOf(db, tenantId, eresourceId);
  return { platforms: new Set(platforms), databases };
}

export type Metrics = readonly CounterMetric[];
