import { ExternalLink as Away } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button.tsx';
import { ClosedDialog } from './closed-dialog.tsx';
import type { Opening } from './use-opening.ts';

/** Opens a database or a title from a row of a list. If no entrance is open, a dialog says why and what to do. */
export function OpenButton({
  name,
  label,
  details,
  opening,
  opensWindow,
  kind = 'primary',
}: {
  readonly name: string;
  /** What is opened, for screen readers. Default: the name. */
  readonly label?: string;
  /** The address of the page that says more about it. */
  readonly details: string;
  readonly opening: Opening<never>;
  readonly opensWindow: boolean;
  /** One button in a row is the main one. */
  readonly kind?: 'primary' | 'plain';
}) {
  const { t } = useTranslation('eresources');
  return (
    <>
      <Button
        size="small"
        kind={kind}
        busy={opening.isOpening}
        aria-label={`${t('open.goTo', { name: label ?? name })}${opensWindow ? ` ${t('open.newWindow')}` : ''}`}
        icon={<Away size={15} aria-hidden />}
        onClick={() => opening.open()}
      >
        {t('open.go')}
      </Button>
      <ClosedDialog name={name} details={details} opening={opening} />
    </>
  );
}
