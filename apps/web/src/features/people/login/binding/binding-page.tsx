import { getForeignAccount } from '@lectern/contracts/people/identity/get-foreign-account';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { Button, ButtonLink } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import styles from '../pages/login-page.module.css';
import { type Binding, BindingForm, type BindingPerson } from './binding-form.tsx';
import { ticketIn } from './binding-state.ts';
import { CodeBindingForm } from './code-binding-form.tsx';
import { StartAgain } from './start-again.tsx';

/** What one of the three pages links. */
export interface BindingKind {
  readonly provider: 'wechat' | 'passport';
  readonly title: 'bindAccount' | 'bindUid' | 'relevanceUid';
  readonly withName?: boolean;
  /** A code to a verified contact may take the place of the password. */
  readonly withCode?: boolean;
  /** The other page that can link the same account. */
  readonly other?: { readonly path: string; readonly words: 'byName' | 'byPassword' };
  readonly bind: (ticket: string, binding: Binding) => Promise<unknown>;
}

/** A page that links an account elsewhere with a reader: it names the account, and without a sign-in elsewhere it says what to do. */
export function BindingPage({ kind, header }: { readonly kind: BindingKind; readonly header: ReactNode }) {
  const { t } = useTranslation('binding');
  const { state } = useLocation() as { readonly state: unknown };
  const ticket = ticketIn(state);
  return (
    <div className={styles.page}>
      <header className={styles.header}>{header}</header>
      <main className={styles.main}>
        <Card padded className={styles.card ?? ''}>
          <h1>{t(`titles.${kind.title}`)}</h1>
          {ticket ? (
            <WithTicket kind={kind} ticket={ticket} />
          ) : (
            <StartAgain provider={kind.provider} reason={t('noTicket')} />
          )}
        </Card>
      </main>
    </div>
  );
}

function WithTicket({ kind, ticket }: { readonly kind: BindingKind; readonly ticket: string }) {
  const { t } = useTranslation('binding');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const account = useCall(getForeignAccount, { ticket });
  const [person, setPerson] = useState<BindingPerson>({ name: '', account: '' });
  const [byCode, setByCode] = useState(false);
  if (account.isPending) {
    return (
      <Loading>
        <Skeleton height="120px" radius="12px" />
      </Loading>
    );
  }
  if (account.error || account.data.provider !== kind.provider) {
    const reason = account.error ? errorText(account.error) : t('noTicket');
    return <StartAgain provider={kind.provider} reason={reason} />;
  }
  function linked() {
    showToast('ok', t('linked'));
    void navigate('/login', { replace: true });
  }
  async function bind(binding: Binding) {
    await kind.bind(ticket, binding);
    linked();
  }
  const { ways } = account.data;
  const canUseCode = kind.withCode === true && ways.length > 0;
  const name = account.data.name || t('unnamed');
  return (
    <div className={styles.stack}>
      <Notice>{t(`named.${kind.provider}`, { name })}</Notice>
      {byCode && canUseCode ? (
        <CodeBindingForm ticket={ticket} ways={ways} person={person} onPerson={setPerson} onLinked={linked} />
      ) : (
        <BindingForm withName={kind.withName ?? false} person={person} onPerson={setPerson} bind={bind} />
      )}
      {canUseCode && (
        <Button kind="text" size="small" onClick={() => setByCode(!byCode)}>
          {t(byCode ? 'byCode.usePassword' : 'byCode.useCode')}
        </Button>
      )}
      {kind.other && (
        <ButtonLink to={kind.other.path} state={{ uid: ticket }} replace kind="text" size="small">
          {t(kind.other.words)}
        </ButtonLink>
      )}
    </div>
  );
}
