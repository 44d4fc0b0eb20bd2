import { getOwnResearcher } from '@lectern/contracts/resources/researchers/get-own-researcher';
import { hideOwnResearcher } from '@lectern/contracts/resources/researchers/hide-own-researcher';
import { listResearchers } from '@lectern/contracts/resources/researchers/list-researchers';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import styles from '../researchers.module.css';

/** Says to the person that the page is theirs, and lets them hide it. */
export function OwnPageBar({ isHidden }: { readonly isHidden: boolean }) {
  const { t } = useTranslation('researchers');
  const errorText = useErrorText();
  const hide = useAction(hideOwnResearcher, {
    invalidates: [getOwnResearcher, listResearchers],
    onDone: (answer) => showToast('ok', t(answer.isHidden ? 'own.hiddenNow' : 'own.shownNow')),
    onRefused: (error) => showToast('bad', errorText(error)),
  });
  return (
    <Notice tone={isHidden ? 'warn' : 'info'}>
      <div className={styles.tools}>
        <span>{t(isHidden ? 'own.isHidden' : 'own.isShown')}</span>
        <Button size="small" busy={hide.running} onClick={() => hide.start({ isHidden: !isHidden })}>
          {t(isHidden ? 'own.show' : 'own.hide')}
        </Button>
      </div>
    </Notice>
  );
}
