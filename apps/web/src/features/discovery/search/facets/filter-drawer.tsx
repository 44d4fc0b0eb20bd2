import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { useFormat } from '../../../../lib/use-format.ts';

/** The filters on a narrow page. Its button closes it and shows the results. */
export default function FilterDrawer({
  found,
  onClose,
  children,
}: {
  readonly found: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('search');
  const format = useFormat();
  return (
    <Dialog
      drawer
      title={t('facets.label')}
      onClose={onClose}
      footer={
        <Button kind="primary" wide onClick={onClose}>
          {t('facets.showHits', { count: found, number: format.number(found) })}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
