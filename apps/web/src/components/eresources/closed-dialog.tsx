import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { ClosedActions } from './closed-actions.tsx';
import { ClosedReason } from './closed-reason.tsx';
import type { Opening } from './use-opening.ts';

/** Says why something could not be opened, and what to do. Nothing while it is not closed. */
export function ClosedDialog({
  name,
  details,
  opening: { closed, forget, open },
  onAgain = () => open(),
}: {
  readonly name: string;
  /** The address of the page that says more about it; without it the reader is there. */
  readonly details?: string;
  readonly opening: Opening<never>;
  /** Tries the same once more. Default: opens it without a wish. */
  readonly onAgain?: () => void;
}) {
  const { t } = useTranslation('eresources');
  if (!closed) return null;
  return (
    <Dialog
      title={t('closed.titleOf', { name })}
      onClose={forget}
      footer={
        <>
          <ClosedActions
            closed={closed}
            onSignIn={forget}
            onAgain={() => {
              forget();
              onAgain();
            }}
          />
          {details !== undefined && (
            <ButtonLink to={details} onClick={forget}>
              {t('closed.details')}
            </ButtonLink>
          )}
          <Button onClick={forget}>{t('closed.close')}</Button>
        </>
      }
    >
      <ClosedReason reason={closed.reason} />
    </Dialog>
  );
}
