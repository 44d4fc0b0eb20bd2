import { getRequestOptions } from '@lectern/contracts/lending/requests/get-request-options';
import type { RequestKind } from '@lectern/rules/requests/steps';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { useTenant } from '../../../../lib/tenant.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useSession } from '../../../../lib/use-session.ts';
import { OtherWays } from './other-ways.tsx';
import styles from './start.module.css';
import { WaitLine } from './wait-line.tsx';

const StartDialog = lazy(() => import('./start-dialog.tsx'));

/** Nothing where the library system takes no requests from us. */
export default function RequestActions(record: { readonly recordId: string; readonly title: string }) {
  const { settings } = useTenant();
  return settings.libraryCan.includes('requests') ? <Actions {...record} /> : null;
}

/** What the reader can ask the library for with this record: the best way first, the others with the reason why not. */
function Actions({ recordId, title }: { readonly recordId: string; readonly title: string }) {
  const { t } = useTranslation('start');
  const errorText = useErrorText();
  const { signedIn, openLogin } = useSession();
  const { data, error, refetch } = useCall(getRequestOptions, { recordId });
  const [kind, setKind] = useState<RequestKind>();
  if (!signedIn) {
    return (
      <Button wide onClick={() => openLogin('needed')}>
        {t('signIn')}
      </Button>
    );
  }
  if (error) {
    return (
      <Notice tone="bad">
        {errorText(error)}{' '}
        <Button kind="text" size="small" onClick={() => void refetch()}>
          {t('again')}
        </Button>
      </Notice>
    );
  }
  if (!data) {
    return (
      <Loading>
        <Skeleton height="44px" radius="8px" />
      </Loading>
    );
  }
  const { best, options, wait, canFetch } = data;
  return (
    <div className={styles.actions}>
      {best ? (
        <>
          <Button kind={canFetch ? 'plain' : 'primary'} wide onClick={() => setKind(best)}>
            {t(`start.${best}`)}
          </Button>
          {best === 'reservation' && wait && <WaitLine wait={wait} />}
        </>
      ) : (
        <p className="muted small">{t('none')}</p>
      )}
      <OtherWays
        options={options.filter(({ type }) => type !== best)}
        wait={wait}
        isOpen={best === null}
        onStart={setKind}
      />
      <Suspense>
        {kind && (
          <StartDialog recordId={recordId} title={title} kind={kind} onClose={() => setKind(undefined)} />
        )}
      </Suspense>
    </div>
  );
}
