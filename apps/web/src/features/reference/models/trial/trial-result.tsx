import { useTranslation } from 'react-i18next';
import { Pill } from '../../../../components/pill.tsx';
import { plainMarkdown } from '../../../../lib/plain-markdown.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../models.module.css';
import { SentRequest } from './sent-request.tsx';
import type { Trial } from './trial.ts';
import { trialFacts } from './trial-facts.ts';

/** What came of a question on trial. */
export function TrialResult({ trial }: { readonly trial: Trial }) {
  const { t } = useTranslation('models');
  const format = useFormat();
  const { meaning, text, sources, proposals, fallback, isDone, isKnown } = trialFacts(trial.lines);
  return (
    <div className={styles.result} role="status">
      <p className={styles.pills}>
        {meaning && <Pill>{t(`intent.${meaning.intent}`)}</Pill>}
        {meaning && <Pill tone="accent">{t(`console.answeredBy.${meaning.by}`)}</Pill>}
        {isDone && !isKnown && <Pill tone="warn">{t('console.unknown')}</Pill>}
        {!isDone && <Pill tone="bad">{t('console.failed')}</Pill>}
        {fallback && <Pill tone="warn">{t(`console.fallback.${fallback}`)}</Pill>}
        <span className="muted small num">
          {t('console.times', { first: format.number(trial.firstMs), whole: format.number(trial.wholeMs) })}
        </span>
      </p>
      <p className={styles.said}>{plainMarkdown(text).trim() || t('console.nothing')}</p>
      <dl className={styles.facts}>
        {meaning && meaning.filters.length > 0 && (
          <div>
            <dt>{t('console.filters')}</dt>
            <dd>{meaning.filters.map(({ label }) => label).join(' · ')}</dd>
          </div>
        )}
        {meaning?.search && (
          <div>
            <dt>{t('console.search')}</dt>
            <dd>
              <code>{JSON.stringify(meaning.search)}</code>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('console.tools')}</dt>
          <dd>
            {trial.tools.length === 0
              ? t('console.noTools')
              : trial.tools.map(({ name, input, isRefused }) => (
                  <code key={`${name} ${input}`} className={styles.call}>
                    {name} {input} {isRefused && <Pill tone="warn">{t('console.refused')}</Pill>}
                  </code>
                ))}
          </dd>
        </div>
        {sources.length > 0 && (
          <div>
            <dt>{t('console.sources')}</dt>
            <dd>
              {sources.map(({ number, title, author }) => (
                <span key={number} className={styles.call}>
                  [{number}] {title}
                  {author && ` · ${author}`}
                </span>
              ))}
            </dd>
          </div>
        )}
        {proposals.length > 0 && (
          <div>
            <dt>{t('console.proposals')}</dt>
            <dd>{proposals.map(({ kind }) => t(`proposal.${kind}`)).join(' · ')}</dd>
          </div>
        )}
      </dl>
      <h3>{t('console.sent')}</h3>
      {trial.requests.length === 0 && <p>{t('console.nothingSent')}</p>}
      {trial.requests.map((request, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: requests do not move
        <SentRequest key={at} request={request} isOpen={at === 0} />
      ))}
    </div>
  );
}
