import type { StaffFile } from '@lectern/contracts/resources/repository/object';
import { readTextAgain } from '@lectern/contracts/resources/repository/read-text-again';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../repository.module.css';
import { REPOSITORY_STAFF_CALLS } from './staff-calls.ts';

/** What became of the text of a file, with why where it failed, and the way to have it read again. */
export function TextOfFile({ file: { fileId, text } }: { readonly file: StaffFile }) {
  const { t } = useTranslation('repository');
  const format = useFormat();
  const errorText = useErrorText();
  const again = useAction(readTextAgain, {
    invalidates: REPOSITORY_STAFF_CALLS,
    onDone: () => showToast('ok', t('staff.file.text.ordered')),
    onRefused: (error) => showToast('bad', errorText(error)),
  });
  const { state, fault, pages, unreadPages } = text;
  if (state === 'absent') return null;
  return (
    <div className={styles.buttons}>
      <p className="small">
        {t('staff.file.text.label')}{' '}
        <Pill tone={state === 'read' ? 'ok' : 'warn'}>
          {state === 'read'
            ? t('staff.file.text.read', { count: pages, number: format.number(pages) })
            : t(`staff.file.text.${fault === '' ? state : fault}`)}
        </Pill>
        {unreadPages > 0 && (
          <span className="muted">
            {' '}
            {t('staff.file.text.unread', { count: unreadPages, number: format.number(unreadPages) })}
          </span>
        )}
      </p>
      {state !== 'waiting' && (
        <Button size="small" kind="text" busy={again.running} onClick={() => again.start({ fileId })}>
          {t('staff.file.text.again')}
        </Button>
      )}
    </div>
  );
}
