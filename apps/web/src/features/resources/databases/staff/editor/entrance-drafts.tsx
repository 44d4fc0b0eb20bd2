import { MOST_ENTRANCES } from '@lectern/contracts/resources/databases/entrance';
import { getEntranceChoices } from '@lectern/contracts/resources/databases/get-entrance-choices';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../components/button.tsx';
import { ErrorState } from '../../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../../components/skeleton.tsx';
import { useCall } from '../../../../../lib/use-call.ts';
import styles from '../staff.module.css';
import { type EntranceDraft, NEW_ENTRANCE } from './draft.ts';
import type { DraftFaults } from './draft-faults.ts';
import { EntranceFields } from './entrance-fields.tsx';

/** The entrances of a database in the order in which they are tried. */
export function EntranceDrafts({
  entrances,
  faults,
  onChange,
}: {
  readonly entrances: readonly EntranceDraft[];
  readonly faults: DraftFaults['entrances'];
  readonly onChange: (entrances: readonly EntranceDraft[]) => void;
}) {
  const { t } = useTranslation('databases');
  const { data: choices, error, refetch } = useCall(getEntranceChoices, {}, { staleMs: 60_000 });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!choices)
    return (
      <Loading>
        <Skeleton height="240px" radius="12px" />
      </Loading>
    );
  const move = (at: number, to: number) => {
    const moved = [...entrances];
    moved.splice(to, 0, ...moved.splice(at, 1));
    onChange(moved);
  };
  return (
    <div className={styles.drafts}>
      <p className="muted">{t(entrances.length === 0 ? 'staff.entrance.none' : 'staff.entrance.hint')}</p>
      {entrances.map((entrance, at) => (
        <EntranceFields
          // An entrance has no name before it is kept: its place is what it is known by.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={at}
          entrance={entrance}
          number={at + 1}
          choices={choices}
          fault={faults.get(at)}
          onChange={(change) =>
            onChange(entrances.map((one, index) => (index === at ? { ...one, ...change } : one)))
          }
          onUp={at > 0 ? () => move(at, at - 1) : undefined}
          onDown={at < entrances.length - 1 ? () => move(at, at + 1) : undefined}
          onRemove={() => onChange(entrances.filter((_, index) => index !== at))}
        />
      ))}
      {entrances.length < MOST_ENTRANCES && (
        <div>
          <Button
            icon={<Plus size={16} aria-hidden />}
            onClick={() => onChange([...entrances, NEW_ENTRANCE])}
          >
            {t('staff.entrance.add')}
          </Button>
        </div>
      )}
    </div>
  );
}
