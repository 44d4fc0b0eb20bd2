import { clusterPapers } from '@lectern/contracts/discovery/scholar/cluster-papers';
import type { Cluster, ClusterName } from '@lectern/contracts/discovery/scholar/clusters';
import type { CountBasis } from '@lectern/contracts/discovery/scholar/source-state';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import type { ScholarState } from '../scholar-search.ts';
import styles from './cluster-panel.module.css';

const SHOWN = 6;
const KEPT_MS = 5 * 60_000;
/** Until sources that were silent are counted anew, and how often at most. */
const LATE_MS = 4000;
const MOST_TRIES = 3;

/** The clusters of a search as filters. They are loaded by themselves, so that the list never waits for counts. */
export function ClusterPanel({
  state,
  onChange,
}: {
  readonly state: ScholarState;
  readonly onChange: (change: Partial<ScholarState>) => void;
}) {
  const { t } = useTranslation('scholar');
  const { sort: _, page: __, ...filters } = state;
  const { data, dataUpdatedAt, isPending, isPlaceholderData, refetch } = useCall(clusterPapers, filters, {
    staleMs: KEPT_MS,
    keepPrevious: true,
  });
  const tries = useRef(0);
  const isSilent = data?.sources.some((source) => source.state === 'silent') ?? false;
  // A source that is late answers the list all the same, and its answer is kept: counted anew, it has its values here too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is looked at, also one that is the same again
  useEffect(() => {
    if (!isSilent) tries.current = 0;
    if (!isSilent || tries.current >= MOST_TRIES) return;
    const timer = setTimeout(() => {
      tries.current += 1;
      void refetch();
    }, LATE_MS);
    return () => clearTimeout(timer);
  }, [isSilent, dataUpdatedAt, refetch]);
  return (
    <section aria-label={t('clusters.label')} aria-busy={isPending || isPlaceholderData}>
      <YearFields key={`${state.yearFrom}-${state.yearTo}`} state={state} onChange={onChange} />
      {isPending && <Skeleton height="320px" radius="12px" />}
      {data?.clusters.map((cluster) => (
        <ClusterGroup key={cluster.name} cluster={cluster} state={state} onChange={onChange} />
      ))}
    </section>
  );
}

function YearFields({
  state: { yearFrom, yearTo },
  onChange,
}: {
  readonly state: ScholarState;
  readonly onChange: (change: Partial<ScholarState>) => void;
}) {
  const { t } = useTranslation('scholar');
  const [from, setFrom] = useState(yearFrom === undefined ? '' : String(yearFrom));
  const [to, setTo] = useState(yearTo === undefined ? '' : String(yearTo));
  const yearOf = (text: string) => (/^[12]\d{3}$/.test(text) ? Number(text) : undefined);
  return (
    <form
      data-search
      className={styles.years}
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ yearFrom: yearOf(from), yearTo: yearOf(to) });
      }}
    >
      <label>
        <span>{t('clusters.yearFrom')}</span>
        <input
          inputMode="numeric"
          maxLength={4}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
      </label>
      <label>
        <span>{t('clusters.yearTo')}</span>
        <input inputMode="numeric" maxLength={4} value={to} onChange={({ target }) => setTo(target.value)} />
      </label>
      <Button type="submit" size="small">
        {t('clusters.useYears')}
      </Button>
    </form>
  );
}

function ClusterGroup({
  cluster,
  state,
  onChange,
}: {
  readonly cluster: Cluster;
  readonly state: ScholarState;
  readonly onChange: (change: Partial<ScholarState>) => void;
}) {
  const { t } = useTranslation('scholar');
  const format = useFormat();
  const basisWords = useBasisWords();
  const [isWhole, setWhole] = useState(false);
  const { name, values, basis } = cluster;
  const shown = isWhole ? values : values.slice(0, SHOWN);
  return (
    <fieldset className={styles.group}>
      <legend>{t(`clusters.${name}`)}</legend>
      <p className="muted small">{basisWords(basis)}</p>
      <ul>
        {shown.map(({ value, label, count }) => (
          <li key={value}>
            <label>
              <input
                type="checkbox"
                checked={isChosen(state, name, value)}
                onChange={({ target }) => onChange(changeFor(state, name, value, target.checked))}
              />
              <span className={styles.label} dir="auto">
                {label}
              </span>
              <span className={`${styles.count} num`}>{format.number(count)}</span>
            </label>
          </li>
        ))}
      </ul>
      {values.length > SHOWN && (
        <Button kind="text" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'clusters.fewer' : 'clusters.more')}
        </Button>
      )}
    </fieldset>
  );
}

/** Whose numbers they are, in words. */
export function useBasisWords(): (basis: CountBasis) => string {
  const { t } = useTranslation('scholar');
  const format = useFormat();
  return (basis) =>
    basis.kind === 'source'
      ? t('basis.source', { name: basis.name })
      : t('basis.fetched', { count: basis.count, number: format.number(basis.count) });
}

const LIST_OF = {
  type: 'types',
  subject: 'subjects',
  language: 'languages',
  journal: 'journals',
  source: 'sources',
} as const;

function isChosen(state: ScholarState, name: ClusterName, value: string): boolean {
  if (name === 'openAccess') return state.readNow;
  if (name === 'year') return state.yearFrom === Number(value) && state.yearTo === Number(value);
  return (state[LIST_OF[name]] as readonly string[]).includes(value);
}

function changeFor(
  state: ScholarState,
  name: ClusterName,
  value: string,
  isOn: boolean,
): Partial<ScholarState> {
  if (name === 'openAccess') return { readNow: isOn };
  if (name === 'year')
    return isOn
      ? { yearFrom: Number(value), yearTo: Number(value) }
      : { yearFrom: undefined, yearTo: undefined };
  const list = LIST_OF[name];
  const others = (state[list] as readonly string[]).filter((one) => one !== value);
  return { [list]: isOn ? [...others, value] : others };
}
