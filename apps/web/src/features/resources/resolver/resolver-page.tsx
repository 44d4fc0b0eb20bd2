import { resolveRequest } from '@lectern/contracts/resources/resolver/resolve-request';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { useSession } from '../../../lib/use-session.ts';
import { Asked } from './asked.tsx';
import { nameOf } from './asked-words.ts';
import { NothingKnown } from './nothing-known.tsx';
import type { Resolved, ResolverParts } from './resolved.ts';
import styles from './resolver.module.css';
import { OnlineSection } from './ways/online-section.tsx';
import { OthersSection } from './ways/others-section.tsx';
import { PrintSection } from './ways/print-section.tsx';
import { RequestSection } from './ways/request-section.tsx';

/**
 * /resolver?…: the ways to what another system asks for by the OpenURL behind the question mark. The request is the address, so it stays
 * through a sign-in, a reload and a bookmark.
 */
export function ResolverPage(parts: ResolverParts) {
  const { t } = useTranslation('resolver');
  const { search } = useLocation();
  const openUrl = search.slice(1);
  const { data, error, refetch } = useCall(resolveRequest, { openUrl }, { ofReader: true, staleMs: 60_000 });
  usePageTitle(data ? nameOf(data.asked) || t('title') : t('title'));
  const again = () => void refetch();
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t('title')}</h1>
      {data ? (
        <Ways resolved={data} onAgain={again} parts={parts} />
      ) : error ? (
        <NotResolved error={error} onAgain={again} />
      ) : (
        <Loading>
          <Skeleton height="160px" radius="12px" />
          <Skeleton height="220px" radius="12px" />
        </Loading>
      )}
    </div>
  );
}

function Ways({
  resolved,
  onAgain,
  parts: { Source, Requests },
}: {
  readonly resolved: Resolved;
  readonly onAgain: () => void;
  readonly parts: ResolverParts;
}) {
  const { asked, online, notOnline, links, print } = resolved;
  const isVolume = asked.volume !== '' || asked.issue !== '' || (asked.issns.length > 0 && asked.date !== '');
  return (
    <>
      <Asked asked={asked} />
      {online.length + notOnline.length + links.length + print.length === 0 && <NothingKnown asked={asked} />}
      <OnlineSection resolved={resolved} onAgain={onAgain} Source={Source} />
      <PrintSection print={print} isVolume={isVolume} />
      <RequestSection resolved={resolved} Requests={Requests} />
      <OthersSection resolved={resolved} />
    </>
  );
}

/** A request that was not read, or a library that shows its catalogue to its readers only. */
function NotResolved({
  error,
  onAgain,
}: {
  readonly error: { readonly code: string };
  readonly onAgain: () => void;
}) {
  const { t } = useTranslation('resolver');
  const errorText = useErrorText();
  const { signedIn, openLogin } = useSession();
  if (error.code === 'BROWSING_RESTRICTED' && !signedIn)
    return (
      <EmptyState
        title={errorText(error)}
        hint={t('closed')}
        actions={
          <Button kind="primary" onClick={() => openLogin('needed')}>
            {t('signIn')}
          </Button>
        }
      />
    );
  if (!error.code.startsWith('RESOLVER_')) return <ErrorState error={error} onRetry={onAgain} />;
  return (
    <EmptyState
      title={errorText(error)}
      hint={t('unread')}
      actions={
        <>
          <ButtonLink kind="primary" to="/home">
            {t('toSearch')}
          </ButtonLink>
          <ButtonLink to="/magazineNav">{t('toTitles')}</ButtonLink>
        </>
      }
    />
  );
}
