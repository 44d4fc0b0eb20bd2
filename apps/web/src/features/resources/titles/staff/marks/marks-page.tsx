import { listTitleMarks } from '@lectern/contracts/resources/titles/list-title-marks';
import type { TitleMark } from '@lectern/contracts/resources/titles/title';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../components/button.tsx';
import { PagedList } from '../../../../../components/paged-list.tsx';
import { PageHead } from '../../../../../components/staff/page-head.tsx';
import { StaffRow } from '../../../../../components/staff/staff-row.tsx';
import { useCall } from '../../../../../lib/use-call.ts';
import { useFormat } from '../../../../../lib/use-format.ts';
import { usePageTitle } from '../../../../../lib/use-page-title.ts';
import { MarkDialog } from './mark-dialog.tsx';

/** The lists that give journals a mark, and the way to put another list in the place of one. */
export default function MarksPage() {
  const { t } = useTranslation('titles');
  const format = useFormat();
  usePageTitle(t('marks.title'));
  const [mark, setMark] = useState<TitleMark>();
  const answer = useCall(listTitleMarks, {}, { staleMs: 0 });
  const marks = answer.data ?? [];
  const list = { ...answer, data: answer.data && { total: marks.length } };
  return (
    <>
      <PageHead title={t('marks.title')} hint={t('marks.hint')} />
      <PagedList answer={list} page={1} rows={10} label={t('marks.title')} empty={t('marks.none')}>
        {marks.map(({ mark: one, issnCount }) => (
          <StaffRow
            key={one}
            title={t(`mark.${one}`)}
            facts={
              issnCount === 0
                ? t('marks.none')
                : t('marks.numbers', { count: issnCount, number: format.number(issnCount) })
            }
          >
            <Button size="small" onClick={() => setMark(one)}>
              {t('marks.open')}
              <span className="hidden-visually"> {t(`mark.${one}`)}</span>
            </Button>
          </StaffRow>
        ))}
      </PagedList>
      {mark && <MarkDialog mark={mark} onClose={() => setMark(undefined)} />}
    </>
  );
}
