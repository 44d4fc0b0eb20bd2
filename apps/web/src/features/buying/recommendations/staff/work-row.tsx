import type { SuggestedWork, Suggestion } from '@lectern/contracts/buying/recommendations/suggestion';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../recommendations.module.css';
import type { Task } from './decide-dialog.tsx';

/** A work that readers wish for: how many, what the library has of it, and each edition that is wished. */
export function WorkRow({
  work,
  marked,
  onMark,
  onTask,
}: {
  readonly work: SuggestedWork;
  readonly marked: readonly string[];
  readonly onMark: (ids: readonly string[], is: boolean) => void;
  readonly onTask: (task: Task) => void;
}) {
  const { t } = useTranslation('recommendations');
  const format = useFormat();
  const copies = work.held.reduce((sum, one) => sum + one.copies, 0);
  return (
    <li className={styles.record}>
      <div className={styles.recordHead}>
        <div>
          <h2 className={styles.work} dir="auto">
            {work.title}
          </h2>
          <p className="muted small">{work.author}</p>
        </div>
        <Pill tone="accent">{t('wishes', { count: work.wishes, number: format.number(work.wishes) })}</Pill>
      </div>
      <p className="small num">
        {work.held.length === 0
          ? t('staff.notHeld')
          : t('staff.held', { editions: format.number(work.held.length), copies: format.number(copies) })}
      </p>
      <ul className={styles.editions}>
        {work.suggestions.map((one) => (
          <SuggestionRow
            key={one.id}
            suggestion={one}
            isMarked={marked.includes(one.id)}
            onMark={(is) => onMark([one.id], is)}
            onTask={(task) => onTask(task)}
            held={work.held}
          />
        ))}
      </ul>
    </li>
  );
}

function SuggestionRow({
  suggestion: one,
  isMarked,
  onMark,
  onTask,
  held,
}: {
  readonly suggestion: Suggestion;
  readonly isMarked: boolean;
  readonly onMark: (is: boolean) => void;
  readonly onTask: (task: Task) => void;
  readonly held: SuggestedWork['held'];
}) {
  const { t } = useTranslation('recommendations');
  const format = useFormat();
  const named = <span className="hidden-visually"> {one.title}</span>;
  const ids = [one.id];
  const isOpen = one.state === 'saved' || one.state === 'processing';
  const isAgreed = one.state === 'order' || one.state === 'trial';
  return (
    <li>
      <label className={styles.mark}>
        <input type="checkbox" checked={isMarked} onChange={({ target }) => onMark(target.checked)} />
        <span>
          <span dir="auto">{one.title}</span>
          <span className="muted small num">
            {' '}
            {factLine(
              one.standNo,
              one.publisher,
              one.publishTime,
              one.price && `${one.price} ${one.currency}`,
              one.subject,
              one.webAddress,
              t(`kinds.${one.kind}`),
              format.date(one.createdAt),
            )}
          </span>
        </span>
      </label>
      {one.reply && <p className={styles.reply}>{one.reply}</p>}
      <div className={styles.tools}>
        <Pill tone={isOpen ? 'warn' : 'ok'}>{t(`states.${one.state}`)}</Pill>
        <Button size="small" kind="text" onClick={() => onTask({ what: 'readers', suggestion: one })}>
          {t('staff.readers', { count: one.wishes, number: format.number(one.wishes) })}
          {named}
        </Button>
        {one.state !== 'arrived' && one.state !== 'cancelled' && one.state !== 'ordered' && (
          <Button size="small" onClick={() => onTask({ what: 'decide', ids, kind: one.kind })}>
            {t('staff.decide')}
            {named}
          </Button>
        )}
        {isAgreed && (
          <Button size="small" onClick={() => onTask({ what: 'order', ids })}>
            {t('staff.order')}
            {named}
          </Button>
        )}
        {(isAgreed || one.state === 'ordered') && (
          <Button
            size="small"
            kind="primary"
            onClick={() => onTask({ what: 'receive', suggestion: one, held })}
          >
            {t('staff.receive')}
            {named}
          </Button>
        )}
      </div>
    </li>
  );
}
