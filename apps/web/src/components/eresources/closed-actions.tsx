import type { ChosenEntrance } from '@lectern/contracts/resources/databases/entrance';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/use-session.ts';
import { Button, ButtonLink } from '../button.tsx';

/** What can be done at once about a database that is closed: signing in, asking again, or looking why the card is not valid. */
export function ClosedActions({
  closed: { reason, signInHelps },
  onSignIn,
  onAgain,
}: {
  readonly closed: Pick<ChosenEntrance, 'reason' | 'signInHelps'>;
  /** Called before the dialog of the sign-in opens. */
  readonly onSignIn?: () => void;
  readonly onAgain: () => void;
}) {
  const { t } = useTranslation('eresources');
  const { signedIn, openLogin } = useSession();
  if (signInHelps && !signedIn) {
    const signIn = () => {
      onSignIn?.();
      openLogin('needed');
    };
    return (
      <Button kind="primary" onClick={signIn}>
        {t('closed.signIn')}
      </Button>
    );
  }
  if (reason === 'away')
    return (
      <Button kind="primary" onClick={onAgain}>
        {t('closed.again')}
      </Button>
    );
  if (reason === 'blocked')
    return (
      <ButtonLink kind="primary" to="/personalCenter">
        {t('closed.toMine')}
      </ButtonLink>
    );
  return null;
}
