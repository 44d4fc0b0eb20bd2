import type { getCashDrawer } from '@lectern/contracts/counter/cash/get-cash-drawer';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './cash.module.css';
import { CloseDrawer } from './close-drawer.tsx';

type Answer = OutputOf<(typeof getCashDrawer)['output']>;

/** An open drawer: its sums, its last entries, and the way to close it. */
export function DrawerCard({
  drawer,
  entries,
}: {
  readonly drawer: NonNullable<Answer['drawer']>;
  readonly entries: Answer['entries'];
}) {
  const { t } = useTranslation('cash');
  const format = useFormat();
  const [isClosing, setIsClosing] = useState(false);
  return (
    <div className={styles.page}>
      <Card as="section" padded>
        <h2 className={styles.heading}>{t('drawer')}</h2>
        <p className="muted">
          {t('since')} {format.dateTime(drawer.openedAt)}
        </p>
        <dl className={styles.sums}>
          {(['float', 'taken', 'givenBack', 'sum'] as const).map((name) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{format.money(drawer[name])}</dd>
            </div>
          ))}
        </dl>
        <Button kind="primary" onClick={() => setIsClosing(true)}>
          {t('close.open')}
        </Button>
      </Card>
      <Card as="section" padded>
        <h2 className={styles.heading}>{t('entries')}</h2>
        {entries.length === 0 && <p className="muted">{t('noEntries')}</p>}
        <ul className={styles.entries}>
          {entries.map(({ id, at, amount }) => (
            <li key={id}>
              <span>{format.dateTime(at)}</span>
              <span className={styles.money}>{format.money(amount)}</span>
            </li>
          ))}
        </ul>
      </Card>
      {isClosing && <CloseDrawer drawer={drawer} onClose={() => setIsClosing(false)} />}
    </div>
  );
}
