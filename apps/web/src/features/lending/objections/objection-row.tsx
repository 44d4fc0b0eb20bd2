import type { ObjectionView } from '@lectern/contracts/counter/desk/list-objections';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { factLine } from '../../../lib/fact-line.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { DecideObjection } from './decide-objection.tsx';
import styles from './objections.module.css';

/** Who objects to which hand-over and why, and the two decisions. */
export function ObjectionRow({ objection }: { readonly objection: ObjectionView }) {
  const { t } = useTranslation('objections');
  const format = useFormat();
  const [decision, setDecision] = useState<'stands' | 'undone'>();
  const { title, barcode, requestNo, holder, asker, objector, reason, condition } = objection;
  const of = <span className="hidden-visually"> {title}</span>;
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <b>{title}</b>
        <div className="muted small">
          {factLine(t('barcode', { barcode }), t('number', { number: requestNo }))}
        </div>
        <div className="small">
          {t('handedOver', {
            holder: format.person(holder),
            asker: format.person(asker),
            date: format.dateTime(objection.handedOverAt),
          })}
        </div>
        {condition && <div className="small">{t('condition', { condition })}</div>}
        <p className={styles.reason}>
          {t(`by.${objector}`, { date: format.dateTime(objection.objectedAt) })} {reason}
        </p>
      </div>
      <div className={styles.actions}>
        <Button size="small" onClick={() => setDecision('stands')}>
          {t('stands')}
          {of}
        </Button>
        <Button size="small" onClick={() => setDecision('undone')}>
          {t('undone')}
          {of}
        </Button>
      </div>
      {decision && (
        <DecideObjection objection={objection} decision={decision} onClose={() => setDecision(undefined)} />
      )}
    </li>
  );
}
