import { getPasswordState } from '@lectern/contracts/people/password/get-password-state';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import type { PasswordContext } from './password-check.ts';

/** Loads by which rule the reader can change the password, and says so if another system keeps it. */
export function PasswordState({
  children,
}: {
  readonly children: (context: Omit<PasswordContext, 'withOld'>) => ReactNode;
}) {
  const { t } = useTranslation('password');
  const errorText = useErrorText();
  const { data, error, refetch } = useCall(getPasswordState, {}, { staleMs: Number.POSITIVE_INFINITY });
  if (error) {
    return (
      <>
        <Notice tone="bad">{errorText(error)}</Notice>
        <Button onClick={() => void refetch()}>{t('again')}</Button>
      </>
    );
  }
  if (!data) {
    return (
      <Loading>
        <Skeleton height="320px" radius="12px" />
      </Loading>
    );
  }
  if (data.updatePwdFlag === '0') return <Notice tone="warn">{t('modify.elsewhere')}</Notice>;
  return children(data);
}
