import type { OrderLineList, OrderLineView } from '@lectern/contracts/buying/orders/order-line';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import styles from '../orders.module.css';

/** What is done with marked lines. */
export type LineTask = 'place' | 'remove' | 'cancel' | 'claim';

const TASKS: Readonly<Record<OrderLineList, readonly LineTask[]>> = {
  basket: ['place', 'remove'],
  expected: ['claim', 'cancel'],
  late: ['claim', 'cancel'],
  received: ['cancel'],
  ended: [],
};

/** Marks all lines of the page, and does something with those that are marked. */
export function BatchBar({
  list,
  lines,
  marked,
  onMarkAll,
  onTask,
}: {
  readonly list: OrderLineList;
  readonly lines: readonly OrderLineView[];
  readonly marked: readonly string[];
  readonly onMarkAll: (is: boolean) => void;
  readonly onTask: (task: LineTask) => void;
}) {
  const { t } = useTranslation('orders');
  const tasks = TASKS[list];
  if (tasks.length === 0) return null;
  return (
    <fieldset className={styles.batch} aria-label={t('batch')}>
      <label className={styles.mark}>
        <input
          type="checkbox"
          checked={marked.length > 0 && lines.every(({ id }) => marked.includes(id))}
          onChange={({ target }) => onMarkAll(target.checked)}
        />
        {t('marked', { count: marked.length })}
      </label>
      {tasks.map((task, at) => (
        <Button
          key={task}
          size="small"
          {...(at === 0 && { kind: 'primary' as const })}
          disabled={marked.length === 0}
          onClick={() => onTask(task)}
        >
          {t(`tasks.${task}`)}
        </Button>
      ))}
    </fieldset>
  );
}
