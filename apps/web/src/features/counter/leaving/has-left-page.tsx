import type { cancelAccount } from '@lectern/contracts/counter/leaving/cancel-account';
import { getLeavingCertificate } from '@lectern/contracts/counter/leaving/get-leaving-certificate';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Notice } from '../../../components/notice.tsx';
import { api } from '../../../lib/api.ts';
import { forgetKept } from '../../../lib/kept/kept-page.ts';
import { closeLogin } from '../../../lib/login-prompt.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { forgetSession } from '../../../lib/session-store.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { ApplicationFacts } from './application-facts.tsx';
import styles from './leaving.module.css';

const ALL = ['name', 'readerNumber', 'account', 'department', 'major', 'className', 'year'] as const;

type Left = OutputOf<(typeof cancelAccount)['output']>;

/** Says that the account was cancelled. Nobody is signed in any more: what it shows came along from the page before. */
export default function HasLeftPage() {
  const { t } = useTranslation('leaving');
  const format = useFormat();
  const errorText = useErrorText();
  const { state } = useLocation();
  const left = isLeft(state) ? state : undefined;
  // Not before: a page of readers that loses its session asks to sign in. A call that was under way may have asked already.
  useEffect(() => {
    if (!left) return;
    forgetSession();
    closeLogin();
    forgetKept();
  }, [left]);
  const download = useMutation({
    mutationFn: async (certificate: string) =>
      saveFile(await api.download(getLeavingCertificate, { certificate })),
  });
  if (!left) return <Navigate to="/home" replace />;
  return (
    <div className={styles.page}>
      <h1 className="serif">{t('left')}</h1>
      <p>{t('leftExplain', { time: format.dateTime(left.leftAt) })}</p>
      <Card padded>
        <ApplicationFacts application={left.application} fields={ALL} />
      </Card>
      {download.error && <Notice tone="bad">{errorText(download.error)}</Notice>}
      <div className={styles.actions}>
        <Button
          kind="primary"
          icon={<Download size={16} aria-hidden />}
          busy={download.isPending}
          onClick={() => left && download.mutate(left.certificate)}
        >
          {t('certificate')}
        </Button>
        <Button onClick={() => window.print()}>{t('print')}</Button>
        <ButtonLink to="/home">{t('done')}</ButtonLink>
      </div>
    </div>
  );
}

/** What the history of the browser holds may come from another page. */
function isLeft(state: unknown): state is Left {
  return typeof state === 'object' && state !== null && 'leftAt' in state && 'certificate' in state;
}
