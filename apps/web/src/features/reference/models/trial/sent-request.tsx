import { useTranslation } from 'react-i18next';
import { Pill } from '../../../../components/pill.tsx';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../models.module.css';
import type { Trial } from './trial.ts';

const MICROS = 1_000_000;

/** One request to a model: each text as it was sent, and what it cost. */
export function SentRequest({
  request: { to, isInside, texts, inputTokens, outputTokens, currency, costMicros },
  isOpen,
}: {
  readonly request: Trial['requests'][number];
  readonly isOpen: boolean;
}) {
  const { t } = useTranslation('models');
  const format = useFormat();
  return (
    <details className={styles.sentRequest} open={isOpen}>
      <summary>
        <span>{to}</span> <Pill tone={isInside ? 'ok' : 'accent'}>{t(isInside ? 'inside' : 'outside')}</Pill>{' '}
        <span className="muted small num">
          {t('console.cost', {
            input: format.number(inputTokens),
            output: format.number(outputTokens),
            cost: `${(costMicros / MICROS).toFixed(6)} ${currency}`,
          })}
        </span>
      </summary>
      {texts.map(({ from, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: texts do not move
        <figure key={at}>
          <figcaption>{t(`console.from.${from}`)}</figcaption>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
          <pre tabIndex={0}>{text}</pre>
        </figure>
      ))}
    </details>
  );
}
