import { lazy, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { isUnderWay, type Turn } from '../talk/turn.ts';
import { AnswerFoot } from './answer-foot.tsx';
import styles from './assistant.module.css';
import { FilterChips } from './filter-chips.tsx';
import { Proposals } from './proposals.tsx';
import { Sources } from './sources.tsx';

const AnswerText = lazy(() => import('./answer-text.tsx'));

/** A question and its answer, as far as it came: what was understood, text, works, and what can be done next. */
export function TurnView({
  turn,
  isLast,
  onAgain,
  onWithout,
}: {
  readonly turn: Turn;
  readonly isLast: boolean;
  readonly onAgain: () => void;
  /** Asks again without one filter more. */
  readonly onWithout: (without: Turn['without']) => void;
}) {
  const { t } = useTranslation('assistant');
  const id = useId();
  const idOf = (number: number) => `${id}-${number}`;
  const underWay = isUnderWay(turn);
  return (
    <article className={styles.turn} aria-busy={underWay}>
      <p className={styles.question}>{turn.question}</p>
      <FilterChips turn={turn} canChange={isLast && !underWay} onWithout={onWithout} />
      {turn.pieces.length === 0 && underWay && (
        <Loading>
          <Skeleton width="60%" height="18px" />
        </Loading>
      )}
      {turn.pieces.length > 0 && (
        <Suspense fallback={<p className={styles.text}>{turn.pieces.join('')}</p>}>
          <AnswerText
            text={turn.pieces.join('')}
            language={turn.language}
            isOfLibrary={turn.by === 'library'}
            onCited={(number) => document.getElementById(idOf(number))?.focus()}
          />
        </Suspense>
      )}
      <Sources works={turn.sources} proposals={turn.proposals} idOf={idOf} />
      <Proposals proposals={turn.proposals} />
      {turn.fallback && <p className={styles.note}>{t(`fallback.${turn.fallback}`)}</p>}
      {turn.by === 'library' && <p className={styles.note}>{t('byLibrary')}</p>}
      {turn.state === 'stopped' && <p className={styles.note}>{t('stopped')}</p>}
      {turn.state === 'failed' && <p className={styles.note}>{t('failed')}</p>}
      {!underWay && <AnswerFoot turn={turn} {...(isLast && { onAgain })} />}
    </article>
  );
}
