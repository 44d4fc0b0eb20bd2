import { beginPassportSignIn } from '@lectern/contracts/people/handover/begin-passport-sign-in';
import { beginWechatSignIn } from '@lectern/contracts/people/identity/begin-wechat-sign-in';
import type { ProviderKind } from '@lectern/contracts/people/identity/link-fields';
import { listLinks } from '@lectern/contracts/people/identity/list-links';
import { unbindUser } from '@lectern/contracts/people/identity/unbind-user';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { SectionHeading } from '../../../../components/section-heading.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { useTenant } from '../../../../lib/tenant.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { leaveFor } from '../../../../lib/window-closing.ts';
import styles from './links-section.module.css';

/** Accounts elsewhere that the reader signs in with: each can be linked, and its link removed. */
export function LinksSection() {
  const { t } = useTranslation('account');
  const { settings } = useTenant();
  const links = useCall(listLinks, {});
  const linked = (kind: ProviderKind) => links.data?.find(({ provider }) => provider === kind);
  const offered = { wechat: settings.weixinLogin === '1', passport: settings.passportLogin === '1' };
  const shown = (['wechat', 'passport'] as const).filter((kind) => offered[kind] || linked(kind));
  return (
    <section aria-labelledby="linked-accounts">
      <SectionHeading id="linked-accounts">{t('links.heading')}</SectionHeading>
      {links.error && <ErrorState error={links.error} onRetry={() => void links.refetch()} />}
      {links.isPending && (
        <Loading>
          <Skeleton height="80px" radius="12px" />
        </Loading>
      )}
      {links.data && (
        <Card padded>
          {shown.length === 0 && <p>{t('links.none')}</p>}
          <ul className={styles.links}>
            {shown.map((kind) => (
              <li key={kind}>
                <AccountLink kind={kind} link={linked(kind)} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}

function AccountLink({
  kind,
  link,
}: {
  readonly kind: ProviderKind;
  readonly link: { readonly name: string; readonly linkedAt: string } | undefined;
}) {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const format = useFormat();
  const leave = ({ address }: { readonly address: string }) => leaveFor(address);
  const wechat = useAction(beginWechatSignIn, { onDone: leave });
  const passport = useAction(beginPassportSignIn, { onDone: leave });
  const begin = kind === 'wechat' ? wechat : passport;
  const unbind = useAction(unbindUser, {
    invalidates: [listLinks],
    onDone: () => showToast('ok', t('links.removed')),
  });
  const error = begin.error ?? unbind.error;
  return (
    <>
      <div className={styles.link}>
        <div>
          <h3>{t(`links.providers.${kind}`)}</h3>
          <p className="muted">
            {link
              ? t('links.since', { name: link.name, date: format.dayOf(link.linkedAt) })
              : t('links.notLinked')}
          </p>
        </div>
        {link ? (
          <Button busy={unbind.running} onClick={() => unbind.start({ provider: kind })}>
            {t('links.remove')}
          </Button>
        ) : (
          <Button busy={begin.running} onClick={() => begin.start({})}>
            {t('links.link')}
          </Button>
        )}
      </div>
      {error && <Notice tone="bad">{errorText(error)}</Notice>}
    </>
  );
}
