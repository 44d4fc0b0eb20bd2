import type { TitleSource } from '@lectern/contracts/resources/titles/title';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../../components/pill.tsx';

/** Whether everybody may read a title there, and whether it is less than the full text. */
export function SourcePills({
  source: { isFree, depth },
}: {
  readonly source: Pick<TitleSource, 'isFree' | 'depth'>;
}) {
  const { t } = useTranslation('titles');
  const isPart = depth === 'selected' || depth === 'abstracts';
  return (
    <>
      {isFree && <Pill tone="ok">{t('free')}</Pill>}
      {isPart && <Pill tone="warn">{t(`depth.${depth}`)}</Pill>}
    </>
  );
}
