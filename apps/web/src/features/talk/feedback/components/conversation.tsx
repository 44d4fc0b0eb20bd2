import type { Feedback } from '@lectern/contracts/talk/feedback/feedback';
import { SERVICES } from '@lectern/contracts/talk/feedback/service-request';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../../components/pill.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../feedback.module.css';
import { ServiceDetails } from './service-details.tsx';

const TONES = { unreplied: 'warn', handling: 'accent', replied: 'ok' } as const;

/** A conversation of a reader and the library, oldest first, with what can be added to it. */
export function Conversation({
  feedback: { kind, state, sentAt, details, page, browser, messages, pictures },
  about,
  by,
  children,
}: {
  readonly feedback: Feedback;
  /** The record that it is about, or what a service is asked about. */
  readonly about: ReactNode;
  /** Who wrote it, where that is not the one who reads. */
  readonly by?: string;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('feedback');
  const format = useFormat();
  const isService = SERVICES.some((one) => one === kind);
  return (
    <li className={styles.row}>
      <p className={styles.about}>
        <Pill tone={TONES[state]}>{t(`lists.${state}`)}</Pill>
        {isService && <Pill>{t(`kinds.${kind}`)}</Pill>}
        {about}
        {by && <span className="muted small">{by}</span>}
      </p>
      <ServiceDetails details={details} />
      {isService && messages.length === 0 && (
        <p className="muted small">{factLine(t('reader'), format.dateTime(sentAt))}</p>
      )}
      <ol className={styles.messages}>
        {messages.map(({ id, fromLibrary, text, sentAt: at }) => (
          <li key={id} className={styles.message} data-library={fromLibrary ? '' : undefined}>
            <p className="muted small">
              {factLine(t(fromLibrary ? 'library' : 'reader'), format.dateTime(at))}
            </p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      {pictures.length > 0 && (
        <p className={styles.pictures}>
          {pictures.map((url, at) => (
            <a key={url} href={url} target="_blank" rel="noopener">
              <img src={url} alt={t('picture', { number: format.number(at + 1) })} loading="lazy" />
            </a>
          ))}
        </p>
      )}
      {(page || browser) && (
        <details className="small">
          <summary>{t('attached')}</summary>
          <p className={styles.facts}>{page}</p>
          <p className={styles.facts}>{browser}</p>
        </details>
      )}
      {children}
    </li>
  );
}
