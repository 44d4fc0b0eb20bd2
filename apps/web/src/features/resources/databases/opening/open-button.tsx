import { ExternalLink as Away } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { useEresourceAddresses } from '../eresource-address.ts';
import { ClosedActions } from './closed-actions.tsx';
import { ClosedReason } from './closed-reason.tsx';
import type { OpeningBehaviour } from './use-behaviour.ts';
import { type Openable, useOpening } from './use-opening.ts';

/** Opens a database from a row of a list. If no entrance is open, a dialog says why and what to do. */
export function OpenButton({
  eresource,
  behaviour,
}: {
  readonly eresource: Openable;
  readonly behaviour: OpeningBehaviour;
}) {
  const { t } = useTranslation('databases');
  const addresses = useEresourceAddresses();
  const { isOpening, closed, forget, open } = useOpening(eresource, behaviour);
  const { id, name } = eresource;
  return (
    <>
      <Button
        size="small"
        kind="primary"
        busy={isOpening}
        aria-label={`${t('open.goTo', { name })}${behaviour.opensWindow ? ` ${t('open.newWindow')}` : ''}`}
        icon={<Away size={15} aria-hidden />}
        onClick={() => open()}
      >
        {t('open.go')}
      </Button>
      {closed && (
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
                  open();
                }}
              />
              <ButtonLink to={addresses.of(id)} onClick={forget}>
                {t('closed.details')}
              </ButtonLink>
              <Button onClick={forget}>{t('closed.close')}</Button>
            </>
          }
        >
          <ClosedReason reason={closed.reason} />
        </Dialog>
      )}
    </>
  );
}
