import { rateAnswer } from '@lectern/contracts/reference/ai/rate-answer';
import { Copy, RefreshCw, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../components/icon-button.tsx';
import { plainMarkdown } from '../../../../lib/plain-markdown.ts';
import { showBriefly } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import type { Turn } from '../talk/turn.ts';
import styles from './assistant.module.css';

/** Specification 1, section 9: how long the word about a copy stays. */
const COPIED_MS = 1500;

type Rating = 'up' | 'down' | null;

/** What a reader does with an answer that is there: copy, ask again, say whether it helped. */
export function AnswerFoot({
  turn,
  rating: before = null,
  onAgain,
}: {
  readonly turn: Pick<Turn, 'answerId' | 'pieces'>;
  readonly rating?: Rating;
  /** Absent for answers that were followed by others. */
  readonly onAgain?: () => void;
}) {
  const { t } = useTranslation('assistant');
  const [rating, setRating] = useState<Rating>(before);
  const rated = useAction(rateAnswer, { onDone: (answer) => setRating(answer.rating) });
  const { answerId } = turn;
  const text = plainMarkdown(turn.pieces.join('')).trim();
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => showBriefly('ok', t('copied'), COPIED_MS),
      () => showBriefly('bad', t('notCopied'), COPIED_MS),
    );
  };
  return (
    <div className={styles.foot}>
      {text !== '' && <IconButton label={t('copy')} icon={<Copy size={16} aria-hidden />} onClick={copy} />}
      {onAgain && (
        <IconButton label={t('again')} icon={<RefreshCw size={16} aria-hidden />} onClick={onAgain} />
      )}
      {answerId !== '' &&
        text !== '' &&
        (['up', 'down'] as const).map((one) => (
          <IconButton
            key={one}
            label={t(`rate.${one}`)}
            aria-pressed={rating === one}
            className={rating === one ? styles.rated : undefined}
            icon={one === 'up' ? <ThumbsUp size={16} aria-hidden /> : <ThumbsDown size={16} aria-hidden />}
            onClick={() => rated.start({ answerId, rating: rating === one ? null : one })}
          />
        ))}
    </div>
  );
}
