import { exportPapers } from '@lectern/contracts/discovery/scholar/export-papers';
import { MOST_PAPERS } from '@lectern/contracts/discovery/scholar/get-papers';
import type { Paper } from '@lectern/contracts/discovery/scholar/paper';
import { Quote } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { api } from '../../../../lib/api.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { ExportMenu } from './export-menu.tsx';
import styles from './scholar-page.module.css';

const CitePapersDialog = lazy(() => import('./cite-papers-dialog.tsx'));

/** What can be done with the chosen works. */
export function ChosenPapers({
  papers,
  onNone,
}: {
  readonly papers: readonly Paper[];
  readonly onNone: () => void;
}) {
  const { t } = useTranslation('scholar');
  const format = useFormat();
  const [isCiting, setCiting] = useState(false);
  const ids = papers.slice(0, MOST_PAPERS).map(({ id }) => id);
  return (
    <Card as="section" className={styles.chosen} aria-label={t('chosen.label')}>
      <b className="num">
        {t('chosen.count', { count: papers.length, number: format.number(papers.length) })}
      </b>
      <Button icon={<Quote size={16} aria-hidden />} onClick={() => setCiting(true)}>
        {t('cite.open')}
      </Button>
      <ExportMenu
        label={t('exportChosen')}
        download={(chosenFormat) => api.download(exportPapers, { ids, format: chosenFormat })}
      />
      <Button kind="text" onClick={onNone}>
        {t('chosen.none')}
      </Button>
      <Suspense>{isCiting && <CitePapersDialog ids={ids} onClose={() => setCiting(false)} />}</Suspense>
    </Card>
  );
}
