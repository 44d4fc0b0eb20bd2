import { getStation } from '@lectern/contracts/counter/self-check/get-station';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { mappingPath } from '../../../../lib/storage.ts';
import { useTenant } from '../../../../lib/tenant.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { Counter } from './counter.tsx';
import { keptStation } from './kept-station.ts';
import { ScreenCode } from './screen-code.tsx';
import styles from './station.module.css';

/** Refusals after which a station is none. */
const CLOSED = ['STATION_CLOSED', 'SELF_CHECK_OFF'];
/** A station that staff close shows so within this time. */
const ASK_AGAIN_MS = 60_000;

/** What this computer is for readers: a counter at which they lend and return, or a screen with the code for phones. */
export function StationPage({ languages }: { readonly languages: ReactNode }) {
  const { t } = useTranslation('self-check');
  const { name } = useTenant();
  const station = keptStation();
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <span className={styles.library}>{name}</span>
        {languages}
      </header>
      <main className={styles.main} id="main" tabIndex={-1}>
        <h1 className="hidden-visually">{t('stationTitle')}</h1>
        {station === undefined ? <Closed /> : <Opened station={station} />}
      </main>
    </div>
  );
}

function Opened({ station }: { readonly station: string }) {
  const { data, error, refetch } = useCall(getStation, { station }, { refetchMs: ASK_AGAIN_MS });
  if (error && CLOSED.includes(error.code)) return <Closed />;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading>
        <Skeleton width="100%" height="320px" radius="12px" />
      </Loading>
    );
  if (data.kind === 'screen') return <ScreenCode station={station} libName={data.libName} />;
  return <Counter station={station} facts={data} onClosed={() => void refetch()} />;
}

function Closed() {
  const { t } = useTranslation('self-check');
  return (
    <EmptyState
      title={t('closed.title')}
      hint={t('closed.hint')}
      actions={
        <a className={styles.staff} href={`/${mappingPath}/staff/`}>
          {t('closed.staff')}
        </a>
      }
    />
  );
}
