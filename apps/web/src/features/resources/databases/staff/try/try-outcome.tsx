import type { ChosenEntrance } from '@lectern/contracts/resources/databases/entrance';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../../../components/pill.tsx';
import { useFormat } from '../../../../../lib/use-format.ts';
import styles from '../staff.module.css';

/** What a reader would get: the address and how near it leads to the article, or why each entrance is closed. */
export function TryOutcome({
  chosen: { isOpen, url, level, reason, entrances },
}: {
  readonly chosen: ChosenEntrance;
}) {
  const { t } = useTranslation('databases');
  const { t: ofOpening } = useTranslation('eresources');
  const format = useFormat();
  return (
    <section className={styles.outcome} aria-live="polite">
      <h3>{t('staff.try.outcome')}</h3>
      <p>
        <Pill tone={isOpen ? 'ok' : 'bad'}>{t(isOpen ? 'staff.try.isOpen' : 'staff.try.isClosed')}</Pill>{' '}
        {isOpen ? t(`staff.try.level.${level}`) : ofOpening(`closed.why.${reason || 'none'}`)}
      </p>
      {isOpen && (
        <p>
          <a href={url} target="_blank" rel="noreferrer">
            {url}
            <span className="hidden-visually"> {ofOpening('open.newWindow')}</span>
          </a>
        </p>
      )}
      {entrances.length > 0 && (
        <ul aria-label={t('staff.try.each')}>
          {entrances.map((entrance, at) => (
            <li key={entrance.entranceId}>
              <span dir="auto">
                {entrance.name || ofOpening('open.entrance', { number: format.number(at + 1) })}
              </span>
              <Pill tone={entrance.isOpen ? 'ok' : 'warn'}>
                {t(entrance.isOpen ? 'staff.try.isOpen' : 'staff.try.isClosed')}
              </Pill>
              {!entrance.isOpen && (
                <span className="muted small">{ofOpening(`closed.why.${entrance.reason || 'none'}`)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
