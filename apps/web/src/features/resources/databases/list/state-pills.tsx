import type { EresourceSummary } from '@lectern/contracts/resources/databases/eresource';
import { useTranslation } from 'react-i18next';
import styles from '../../../../components/eresources/list-page.module.css';
import { Pill } from '../../../../components/pill.tsx';

const TONES = { trial: 'warn', purchased: undefined, formal: undefined, open: 'ok' } as const;

/** How the library has a database, whether it is new, and its labels. Nothing if there is none of these. */
export function StatePills({
  eresource: { status, isNew, labels },
  withStatus = true,
  withLabels = true,
}: {
  readonly eresource: Pick<EresourceSummary, 'status' | 'isNew' | 'labels'>;
  readonly withStatus?: boolean;
  readonly withLabels?: boolean;
}) {
  const { t } = useTranslation('databases');
  // A trial ends soon, and an address that is open to all needs no sign-in: readers should know both from each list.
  const isTold = withStatus || status === 'trial';
  if (!isTold && !isNew && !(withLabels && labels.length > 0)) return null;
  return (
    <p className={styles.pills}>
      {isNew && <Pill tone="accent">{t('new')}</Pill>}
      {isTold && <Pill tone={TONES[status]}>{t(`status.${status}`)}</Pill>}
      {withLabels && labels.map(({ code, name }) => <Pill key={code}>{name}</Pill>)}
    </p>
  );
}
