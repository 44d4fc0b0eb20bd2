import { choosePublicName } from '@lectern/contracts/talk/reviews/choose-public-name';
import { getPublicName } from '@lectern/contracts/talk/reviews/get-public-name';
import { MAX_PUBLIC_NAME } from '@lectern/contracts/talk/reviews/review';
import { userCommentList } from '@lectern/contracts/talk/reviews/user-comment-list';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import styles from '../reviews.module.css';

/** The name under which the reader publishes, and the way to change it. */
export function PublicNameCard() {
  const { t } = useTranslation('reviews');
  const answer = useCall(getPublicName, {}, { staleMs: 0 });
  const [isChoosing, setIsChoosing] = useState(false);
  if (!answer.data) return null;
  const { name } = answer.data;
  return (
    <Card padded className={styles.own}>
      <div className={styles.head}>
        <div className={styles.line}>
          <span>{t('name.label')}</span>
          <span className={styles.name}>{name || t('reader')}</span>
        </div>
        <Button size="small" onClick={() => setIsChoosing(true)}>
          {t(name ? 'name.change' : 'name.choose')}
        </Button>
      </div>
      {isChoosing && <NameDialog name={name} onClose={() => setIsChoosing(false)} />}
    </Card>
  );
}

function NameDialog({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  const { t } = useTranslation('reviews');
  const [text, setText] = useState(name);
  const choose = useAction(choosePublicName, {
    invalidates: [getPublicName, userCommentList],
    onDone: () => {
      showToast('ok', t('name.saved'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('name.choose')}
      send={t('name.save')}
      cancel={t('cancel')}
      busy={choose.running}
      error={choose.error}
      onSend={() => choose.start({ name: text })}
      onClose={onClose}
    >
      <TextField
        label={t('name.label')}
        hint={t('name.hint')}
        value={text}
        maxLength={MAX_PUBLIC_NAME}
        onChange={({ target }) => setText(target.value)}
      />
    </FormDialog>
  );
}
