import type { tryProvider } from '@lectern/contracts/discovery/providers/try-provider';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../components/notice.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './providers.module.css';

/** What happened when a source was tried, step by step, beside one another on wide pages. */
export function TrialSteps({ trial }: { readonly trial: OutputOf<typeof tryProvider.output> }) {
  const { t } = useTranslation('providers');
  const format = useFormat();
  const { request, missing, answer, mapping, mapped, value, fault, reason } = trial;
  return (
    <div aria-live="polite">
      {missing.length > 0 && (
        <Notice tone="warn">{t('staff.try.missing', { names: missing.join(', ') })}</Notice>
      )}
      {fault && (
        <Notice tone="bad">
          {t(`fault.${fault}`)} <span lang="en">({reason})</span>
        </Notice>
      )}
      {!fault && request && value === '' && <Notice>{t('staff.try.nothing')}</Notice>}
      <div className={styles.steps}>
        {request && (
          <Step
            title={t('staff.try.request')}
            text={factLines(`${request.method} ${request.address}`, request.body)}
          />
        )}
        {answer && (
          <Step
            title={t('staff.try.answer')}
            note={factLine(
              String(answer.status),
              answer.contentType,
              t('staff.try.bytes', { number: format.number(answer.bytes) }),
              t('staff.try.ms', { number: format.number(answer.milliseconds) }),
            )}
            text={answer.text}
          />
        )}
        {answer && mapping && <Step title={t('staff.try.mapping')} text={mapping} />}
        {mapped && <Step title={t('staff.try.mapped')} text={mapped} />}
        {value && <Step title={t('staff.try.value')} text={value} />}
      </div>
    </div>
  );
}

function factLines(...lines: readonly string[]): string {
  return lines.filter((line) => line !== '').join('\n\n');
}

function Step({
  title,
  note,
  text,
}: {
  readonly title: string;
  readonly note?: string;
  readonly text: string;
}) {
  return (
    <section>
      <h3>{title}</h3>
      {note && <p className="muted small num">{note}</p>}
      <pre dir="ltr">{text}</pre>
    </section>
  );
}
