import { tryModel } from '@lectern/contracts/reference/ai/try-model';
import { ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Pill } from '../../../components/pill.tsx';
import { StaffTable } from '../../../components/staff/staff-table.tsx';
import { useAction } from '../../../lib/use-action.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { Model } from './model-texts.ts';
import styles from './models.module.css';

/** The models in the order in which they are asked, each with a trial. */
export function ModelTable({
  models,
  busy,
  onChange,
  onUp,
  onRemove,
}: {
  readonly models: readonly Model[];
  readonly busy: boolean;
  readonly onChange: (place: number) => void;
  readonly onUp: (place: number) => void;
  readonly onRemove: (place: number) => void;
}) {
  const { t } = useTranslation('models');
  const format = useFormat();
  const errorText = useErrorText();
  const [tried, setTried] = useState('');
  const trial = useAction(tryModel);
  const { answer } = trial;
  return (
    <>
      <StaffTable
        label={t('title')}
        columns={[t('column.model'), t('column.kind'), t('column.where'), t('column.key'), t('column.acts')]}
      >
        {models.map((one, place) => (
          <tr key={`${one.address} ${one.model}`}>
            <td>
              <div>
                <strong>{one.model}</strong>
                <div className={styles.address}>{one.address}</div>
              </div>
            </td>
            <td>{t(`kind.${one.kind}`)}</td>
            <td>
              <Pill tone={one.isInside ? 'ok' : 'accent'}>{t(one.isInside ? 'inside' : 'outside')}</Pill>
            </td>
            <td>
              <Pill tone={one.hasKey ? 'ok' : one.isInside ? undefined : 'warn'}>
                {t(one.hasKey ? 'key.set' : 'key.none')}
              </Pill>
            </td>
            <td>
              <div className={styles.acts}>
                {place > 0 && (
                  <IconButton
                    label={t('up', { name: one.model })}
                    icon={<ArrowUp size={18} aria-hidden />}
                    disabled={busy}
                    onClick={() => onUp(place)}
                  />
                )}
                <Button
                  size="small"
                  busy={trial.running && tried === one.model}
                  onClick={() => {
                    setTried(one.model);
                    trial.start({ place });
                  }}
                >
                  {t('try')}
                </Button>
                <Button size="small" onClick={() => onChange(place)}>
                  {t('change')}
                </Button>
                <Button size="small" disabled={busy} onClick={() => onRemove(place)}>
                  {t('remove')}
                </Button>
              </div>
            </td>
          </tr>
        ))}
      </StaffTable>
      <div role="status" className={styles.trial}>
        {answer && !trial.running && (
          <Notice tone={answer.end === 'works' ? 'info' : 'warn'}>
            {t(`trial.${answer.end}`, {
              name: tried,
              first: format.number(answer.firstMs),
              whole: format.number(answer.wholeMs),
              tokens: format.number(answer.inputTokens + answer.outputTokens),
              why: answer.why,
            })}
          </Notice>
        )}
      </div>
      {trial.error && <Notice tone="bad">{errorText(trial.error)}</Notice>}
    </>
  );
}
