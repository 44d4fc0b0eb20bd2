import { checkAct } from '@lectern/contracts/resources/repository/check-act';
import type { OpenedReading } from '@lectern/contracts/resources/repository/reading';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { openLogin } from '../../../../lib/login-prompt.ts';
import { objectAddress } from '../../../../lib/object-address.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import styles from './reading.module.css';

/** Stands behind the last page of a sample: how many pages follow, and why they are closed. */
export function SampleEnd({ opened }: { readonly opened: OpenedReading }) {
  const { t } = useTranslation('repository');
  const errorText = useErrorText();
  const { objectId: id, fileId, pages, openPages } = opened;
  const { error } = useCall(checkAct, { id, fileId, act: 'read' }, { ofReader: true });
  return (
    <div className={styles.end}>
      <p>
        {t('reading.sampleEnd', { count: pages - openPages, open: openPages, number: pages - openPages })}
      </p>
      {error && <p className="muted">{errorText(error)}</p>}
      <p className={styles.ways}>
        {error?.code === 'OBJECT_ACT_SIGN_IN' && (
          <Button kind="primary" onClick={() => openLogin('needed')}>
            {t('signIn')}
          </Button>
        )}
        <Link to={objectAddress(id)}>{t('toObject')}</Link>
      </p>
    </div>
  );
}
