import type { ModelList } from '@lectern/contracts/reference/ai/model-list';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './models.module.css';

type Limits = Pick<ModelList, 'tokensPerDay' | 'modelsAtOnce'>;

const FIELDS = [
  { name: 'tokensPerDay', least: 1000, most: 10_000_000_000 },
  { name: 'modelsAtOnce', least: 1, most: 1000 },
] as const;

/** How much the models may be used. */
export function LimitsForm({
  list,
  busy,
  onSend,
}: {
  readonly list: ModelList;
  readonly busy: boolean;
  readonly onSend: (limits: Limits) => void;
}) {
  const { t } = useTranslation('models');
  const format = useFormat();
  const [texts, setTexts] = useState({
    tokensPerDay: String(list.tokensPerDay),
    modelsAtOnce: String(list.modelsAtOnce),
  });
  const [isTried, setIsTried] = useState(false);
  const isRight = ({ name, least, most }: (typeof FIELDS)[number]) =>
    /^\d+$/.test(texts[name].trim()) && Number(texts[name]) >= least && Number(texts[name]) <= most;

  return (
    <Card as="section" padded className={styles.limits}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsTried(true);
          if (!FIELDS.every(isRight)) return;
          onSend({ tokensPerDay: Number(texts.tokensPerDay), modelsAtOnce: Number(texts.modelsAtOnce) });
        }}
      >
        <h2>{t('limits')}</h2>
        <p>{t('today', { used: format.number(list.tokensToday), most: format.number(list.tokensPerDay) })}</p>
        <div className={styles.pair}>
          {FIELDS.map((field) => (
            <TextField
              key={field.name}
              label={t(`field.${field.name}`)}
              error={isTried && !isRight(field) ? t('wrong') : undefined}
              inputMode="numeric"
              autoComplete="off"
              maxLength={11}
              value={texts[field.name]}
              onChange={(event) => setTexts((now) => ({ ...now, [field.name]: event.target.value }))}
            />
          ))}
        </div>
        <Button type="submit" busy={busy}>
          {t('save')}
        </Button>
      </form>
    </Card>
  );
}
