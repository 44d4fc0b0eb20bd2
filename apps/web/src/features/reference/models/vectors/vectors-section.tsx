import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../models.module.css';
import type { Vectors } from './vectors-texts.ts';

const SENT = ['records', 'searches'] as const;

/** The model that gives records and searches their vectors, and what leaves to it. */
export function VectorsSection({
  vectors,
  busy,
  onChange,
  onRemove,
}: {
  readonly vectors: Vectors | null;
  readonly busy: boolean;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}) {
  const { t } = useTranslation('models');
  const format = useFormat();
  return (
    <Card as="section" padded className={styles.vectors}>
      <h2>{t('vectors.title')}</h2>
      <p>{t('vectors.hint')}</p>
      {vectors ? (
        <>
          <p className={styles.pills}>
            <strong>{vectors.model}</strong>
            <span className={styles.address}>{vectors.address}</span>
            <Pill tone={vectors.isInside ? 'ok' : 'accent'}>
              {t(vectors.isInside ? 'inside' : 'outside')}
            </Pill>
            <Pill tone={vectors.hasKey ? 'ok' : vectors.isInside ? undefined : 'warn'}>
              {t('field.key')} · {t(vectors.hasKey ? 'key.set' : 'key.none')}
            </Pill>
          </p>
          <p>
            {t('today', {
              used: format.number(vectors.tokensToday),
              most: format.number(vectors.tokensPerDay),
            })}
          </p>
          <p className="muted">{t('vectors.command')}</p>
          <div className={styles.pills}>
            <Button size="small" onClick={onChange}>
              {t('change')}
            </Button>
            <Button size="small" disabled={busy} onClick={onRemove}>
              {t('remove')}
            </Button>
          </div>
        </>
      ) : (
        <Button icon={<Plus size={18} aria-hidden />} onClick={onChange}>
          {t('vectors.add')}
        </Button>
      )}
      <h3>{t('vectors.sentTitle')}</h3>
      <ul>
        {SENT.map((part) => (
          <li key={part}>{t(`vectors.sent.${part}`)}</li>
        ))}
      </ul>
      <p>
        {vectors && !vectors.isInside
          ? t('sent.to', { recipients: `${new URL(vectors.address).host} · ${vectors.model}` })
          : t('vectors.toNobody')}
      </p>
    </Card>
  );
}
