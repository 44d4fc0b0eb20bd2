import type { ApiError } from '@lectern/contracts/kernel/client';
import { checkLink } from '@lectern/contracts/resources/links/check-link';
import { finishLink } from '@lectern/contracts/resources/links/finish-link';
import type { StaffLink } from '@lectern/contracts/resources/links/link';
import { setAsideLink } from '@lectern/contracts/resources/links/set-aside-link';
import { takeOverLink } from '@lectern/contracts/resources/links/take-over-link';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { LINK_STAFF_CALLS } from './link-calls.ts';
import styles from './links.module.css';

/** What staff can do with a link. */
export function LinkActions({ link, name }: { readonly link: StaffLink; readonly name: string }) {
  const { t } = useTranslation('links');
  const errorText = useErrorText();
  const { id, state, shelf, canTakeOver } = link;
  const done = (text: string) => ({
    invalidates: LINK_STAFF_CALLS,
    onDone: () => showToast('ok', text),
    onRefused: (error: ApiError) => showToast('bad', errorText(error)),
  });
  const check = useAction(checkLink, {
    ...done(''),
    onDone: (after) =>
      showToast(
        after.state === 'fine' ? 'ok' : 'info',
        t('act.checked', { state: t(`state.${after.state}`) }),
      ),
  });
  const setAside = useAction(setAsideLink, done(t(shelf === 'open' ? 'act.isAside' : 'act.isBack')));
  const finish = useAction(finishLink, done(t('act.isDone')));
  const takeOver = useAction(takeOverLink, done(t('act.isTakenOver')));
  const isBusy = check.running || setAside.running || finish.running || takeOver.running;
  const named = <span className="hidden-visually"> {name}</span>;
  return (
    <div className={styles.tools}>
      {canTakeOver && (
        <Button
          size="small"
          kind="primary"
          busy={takeOver.running}
          disabled={isBusy}
          onClick={() => takeOver.start({ id })}
        >
          {t('act.takeOver')}
          {named}
        </Button>
      )}
      {state !== 'unasked' && (
        <Button size="small" busy={check.running} disabled={isBusy} onClick={() => check.start({ id })}>
          {t('act.check')}
          {named}
        </Button>
      )}
      <Button
        size="small"
        busy={setAside.running}
        disabled={isBusy}
        onClick={() => setAside.start({ id, isAside: shelf === 'open' })}
      >
        {t(shelf === 'open' ? 'act.setAside' : 'act.takeBack')}
        {named}
      </Button>
      <Button size="small" busy={finish.running} disabled={isBusy} onClick={() => finish.start({ id })}>
        {t('act.done')}
        {named}
      </Button>
    </div>
  );
}
