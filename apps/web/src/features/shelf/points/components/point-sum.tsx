import { checkScoreFlag } from '@lectern/contracts/shelf/points/check-score-flag';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import type { PointNotice } from '../point-notice.ts';
import styles from '../points.module.css';
import { PayByPoints } from './pay-by-points.tsx';

/** How many points the reader has, which expire next, and the way to pay with them. */
export function PointSum({ notice }: { readonly notice: PointNotice }) {
  const { t } = useTranslation('points');
  const format = useFormat();
  const [pays, setPays] = useState(false);
  const { data: score } = useCall(checkScoreFlag, {}, { staleMs: 0 });
  const { points, expiring } = notice;
  return (
    <Card padded className={styles.sum}>
      <dl>
        <dt>{t('balance')}</dt>
        <dd>{format.number(points)}</dd>
      </dl>
      {score?.scoreFlag === 1 && (
        <Button kind="primary" onClick={() => setPays(true)}>
          {t('pay')}
        </Button>
      )}
      {expiring && (
        <p className="muted small">
          {t('expiring', { count: expiring.points, day: format.dayOf(expiring.at) })}
        </p>
      )}
      {pays && <PayByPoints onClose={() => setPays(false)} />}
    </Card>
  );
}
