import { listPasskeys } from '@lectern/contracts/people/passkeys/list-passkeys';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/card.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { SectionHeading } from '../../../../components/section-heading.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { canUsePasskeys } from '../../../../lib/passkeys/browser-passkeys.ts';
import { useTenant } from '../../../../lib/tenant.ts';
import { useCall } from '../../../../lib/use-call.ts';
import styles from '../second-factor/sign-in-section.module.css';
import { AddPasskey } from './add-passkey.tsx';
import { PasskeyRow } from './passkey-row.tsx';

/** The reader's passkeys: add, name, remove. */
export function Passkeys() {
  const { t } = useTranslation('second-factor');
  const { settings } = useTenant();
  const queries = useQueryClient();
  const listed = useCall(listPasskeys, {}, { staleMs: 0 });
  const changed = () => queries.invalidateQueries({ queryKey: [listPasskeys.path] });
  const { data } = listed;
  const isEmpty = data?.passkeys.length === 0;
  const add =
    data?.isOffered &&
    (canUsePasskeys(settings) ? (
      <AddPasskey confirmation={data.confirmation} onAdded={changed} />
    ) : (
      <p className="muted small">{t('passkeys.notHere')}</p>
    ));
  return (
    <section aria-labelledby="passkeys">
      <SectionHeading id="passkeys">{t('passkeys.heading')}</SectionHeading>
      {listed.error && <ErrorState error={listed.error} onRetry={() => void listed.refetch()} />}
      {listed.isPending && (
        <Loading>
          <Skeleton width="100%" height="72px" radius="12px" />
        </Loading>
      )}
      {isEmpty && (
        <Card padded className={styles.card}>
          <p className={styles.words}>{t(data.isOffered ? 'passkeys.explain' : 'passkeys.notOffered')}</p>
          {add}
        </Card>
      )}
      {data && !isEmpty && (
        <Card as="ul">
          {data.passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              confirmation={data.confirmation}
              onChanged={changed}
            />
          ))}
        </Card>
      )}
      {!isEmpty && add && <div className={styles.below}>{add}</div>}
    </section>
  );
}
