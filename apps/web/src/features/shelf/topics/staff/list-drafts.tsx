import type { ListSummary } from '@lectern/contracts/shelf/booklists/book-list';
import { listOpenLists } from '@lectern/contracts/shelf/booklists/list-open-lists';
import { MOST_TOPIC_LISTS } from '@lectern/contracts/shelf/topics/topic';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../components/icon-button.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import styles from '../topics.module.css';

/** The most open lists that the choice offers. */
const OFFERED = 100;

/** The book lists of a topic in their order, and a choice of those that are open. */
export function ListDrafts({
  listIds,
  known,
  onChange,
}: {
  readonly listIds: readonly string[];
  /** Those that the topic has and that are open. */
  readonly known: readonly ListSummary[];
  readonly onChange: (listIds: readonly string[]) => void;
}) {
  const { t } = useTranslation('topics');
  const { data } = useCall(listOpenLists, { sort: 'name', rows: OFFERED }, { staleMs: 60_000 });
  const names = new Map([...known, ...(data?.lists ?? [])].map(({ id, name }) => [id, name]));
  const offered = (data?.lists ?? []).filter(({ id }) => !listIds.includes(id));

  function move(at: number, to: number) {
    const moved = [...listIds];
    moved.splice(to, 0, ...moved.splice(at, 1));
    onChange(moved);
  }

  return (
    <fieldset className={styles.drafts}>
      <legend>{t('lists')}</legend>
      {listIds.map((id, at) => {
        const name = names.get(id) ?? t('staff.closedList');
        return (
          <div key={id} className={styles.draft}>
            <span dir="auto">{name}</span>
            <IconButton
              label={t('staff.up', { name })}
              icon={<ArrowUp size={16} aria-hidden />}
              aria-disabled={at === 0}
              onClick={() => at > 0 && move(at, at - 1)}
            />
            <IconButton
              label={t('staff.down', { name })}
              icon={<ArrowDown size={16} aria-hidden />}
              aria-disabled={at === listIds.length - 1}
              onClick={() => at < listIds.length - 1 && move(at, at + 1)}
            />
            <IconButton
              label={t('staff.removeList', { name })}
              icon={<X size={16} aria-hidden />}
              onClick={() => onChange(listIds.filter((one) => one !== id))}
            />
          </div>
        );
      })}
      {offered.length > 0 && listIds.length < MOST_TOPIC_LISTS && (
        <SelectField
          label={t('staff.addList')}
          value=""
          onChange={({ target }) => target.value && onChange([...listIds, target.value])}
        >
          <option value="">{t('staff.chooseList')}</option>
          {offered.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </fieldset>
  );
}
