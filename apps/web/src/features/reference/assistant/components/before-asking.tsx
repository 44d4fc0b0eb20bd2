import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { getAssistant } from '@lectern/contracts/reference/ai/get-assistant';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../components/notice.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './assistant.module.css';

/** What the library's assistant is, for a page that shows it. Undefined while it is not known. */
export function useAssistant(): OutputOf<(typeof getAssistant)['output']> | undefined {
  return useCall(getAssistant, {}, { staleMs: 10 * 60_000 }).data;
}

/** Before the first question: what leaves the house, and questions to try with one press. */
export function BeforeAsking({ onSample }: { readonly onSample: (question: string) => void }) {
  const { t } = useTranslation('assistant');
  const format = useFormat();
  const assistant = useAssistant();
  if (!assistant) return null;
  const { sent, samples } = assistant;
  return (
    <div className={styles.before}>
      <p className="muted">{t('welcome')}</p>
      {sent && (
        <Notice>
          {t('sent', { to: sent.to, parts: format.list(sent.parts.map((part) => t(`parts.${part}`))) })}
        </Notice>
      )}
      <ul className={styles.samples} aria-label={t('samples')}>
        {samples.map((sample) => (
          <li key={sample}>
            <button type="button" onClick={() => onSample(sample)}>
              {sample}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
