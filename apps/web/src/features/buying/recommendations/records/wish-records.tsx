import { cancelElectronicWish, cancelWish } from '@lectern/contracts/buying/recommendations/cancel-wish';
import { listElectronicWishes, listWishes } from '@lectern/contracts/buying/recommendations/list-wishes';
import { type OwnWish, WISH_KINDS } from '@lectern/contracts/buying/recommendations/wish';
import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { PagedList } from '../../../../components/paged-list.tsx';
import { RemoveDialog } from '../../../../components/remove-dialog.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import styles from '../recommendations.module.css';
import { WISH_CALLS } from '../wish-calls.ts';
import { WishRow } from './wish-row.tsx';

const ROWS = 20;

/** What the reader wished for and joined, of all kinds, each with where it is now. */
export function WishRecords() {
  const { t } = useTranslation('recommendations');
  const [query, setQuery] = useSearchParams();
  const kind = WISH_KINDS.find((one) => one === query.get('kind'));
  const page = usePageNumber();
  const input = { page, rows: ROWS, ...(kind !== undefined && { kind }) };
  const isElectronic = kind === 'electronic';
  const all = useCall(listWishes, input, { keepPrevious: true, enabled: !isElectronic });
  const electronic = useCall(listElectronicWishes, { page, rows: ROWS }, { enabled: isElectronic });
  const answer = isElectronic ? electronic : all;
  const [leaving, setLeaving] = useState<OwnWish>();
  return (
    <div className={styles.tab}>
      <div className={styles.filter}>
        <SelectField
          label={t('records.kind')}
          value={kind ?? ''}
          onChange={({ target }) => setQuery(target.value ? { kind: target.value } : {}, { replace: true })}
        >
          <option value="">{t('records.all')}</option>
          {WISH_KINDS.map((one) => (
            <option key={one} value={one}>
              {t(`kinds.${one}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <PagedList
        answer={answer}
        page={page}
        rows={ROWS}
        label={t('records.pages')}
        query={kind ? { kind } : {}}
        empty={
          <EmptyState
            icon={<Lightbulb size={36} strokeWidth={1.4} aria-hidden />}
            title={t('records.none')}
            hint={t('records.noneHint')}
          />
        }
      >
        {answer.data?.list.map((one) => (
          <WishRow key={one.id} wish={one} onLeave={() => setLeaving(one)} />
        ))}
      </PagedList>
      {leaving && <LeaveDialog wish={leaving} onClose={() => setLeaving(undefined)} />}
    </div>
  );
}

function LeaveDialog({ wish, onClose }: { readonly wish: OwnWish; readonly onClose: () => void }) {
  const { t } = useTranslation('recommendations');
  return (
    <RemoveDialog
      call={wish.kind === 'electronic' ? cancelElectronicWish : cancelWish}
      input={{ id: wish.id }}
      invalidates={[...WISH_CALLS, listElectronicWishes]}
      words={{
        title: t('records.cancelTitle', { title: wish.title }),
        hint: t(wish.wishes > 1 ? 'records.cancelJoined' : 'records.cancelAlone'),
        send: t('records.cancel'),
        cancel: t('back'),
        done: t('records.cancelled'),
      }}
      onClose={onClose}
    />
  );
}
