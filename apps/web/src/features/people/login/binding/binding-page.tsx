import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
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
import { isNamedByAddress, ticketIn } from './binding-state.ts';
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

/**
 * A page that links an account elsewhere with a reader. It always has its form; without a sign-in elsewhere in this browser it says what
 * is missing, and sends nothing.
 */
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
            <WithTicket kind={kind} ticket={ticket} byAddress={isNamedByAddress(state)} />
          ) : (
            <WithoutSignIn kind={kind} reason={t('noTicket')} />
          )}
        </Card>
      </main>
    </div>
  );
}

function WithTicket({
  kind,
  ticket,
  byAddress,
}: {
  readonly kind: BindingKind;
  readonly ticket: string;
  readonly byAddress: boolean;
}) {
  const { t } = useTranslation('binding');
  const errorText = useErrorText();
  const account = useCall(getForeignAccount, { ticket });
  if (account.isPending) {
    return (
      <Loading>
        <Skeleton height="120px" radius="12px" />
      </Loading>
    );
  }
  if (account.error || account.data.provider !== kind.provider) {
    const reason = account.error && !byAddress ? errorText(account.error) : t('noTicket');
    return <WithoutSignIn kind={kind} reason={reason} />;
  }
  return <LinkAccount kind={kind} ticket={ticket} account={account.data} />;
}

/** What is missing, how to get it, and the form as it will be then. */
function WithoutSignIn({ kind, reason }: { readonly kind: BindingKind; readonly reason: string }) {
  const [person, setPerson] = useState(NOBODY);
  return (
    <div className={styles.stack}>
      <StartAgain provider={kind.provider} reason={reason} />
      <BindingForm withName={kind.withName ?? false} person={person} onPerson={setPerson} lacks={reason} />
    </div>
  );
}

const NOBODY: BindingPerson = { name: '', account: '' };

function LinkAccount({
  kind,
  ticket,
  account,
}: {
  readonly kind: BindingKind;
  readonly ticket: string;
  readonly account: OutputOf<(typeof getForeignAccount)['output']>;
}) {
  const { t } = useTranslation('binding');
  const navigate = useNavigate();
  const [person, setPerson] = useState(NOBODY);
  const [byCode, setByCode] = useState(false);
  function linked() {
    showToast('ok', t('linked'));
    void navigate('/login', { replace: true });
  }
  async function bind(binding: Binding) {
    await kind.bind(ticket, binding);
    linked();
  }
  const { ways } = account;
  const canUseCode = kind.withCode === true && ways.length > 0;
  const name = account.name || t('unnamed');
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
