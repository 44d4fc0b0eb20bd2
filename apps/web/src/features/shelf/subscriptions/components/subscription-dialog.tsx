import { addSubscription } from '@lectern/contracts/shelf/subscriptions/add-subscription';
import { SUBSCRIPTION_TERM_MISSING } from '@lectern/contracts/shelf/subscriptions/errors';
import { listSubscriptions } from '@lectern/contracts/shelf/subscriptions/list-subscriptions';
import {
  MAX_TERM,
  RHYTHMS,
  type Rhythm,
  SUBSCRIPTION_KINDS,
  type Subscription,
  type SubscriptionKind,
} from '@lectern/contracts/shelf/subscriptions/subscription';
import { updateSubscription } from '@lectern/contracts/shelf/subscriptions/update-subscription';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';

/** Makes a subscription, or changes the name and rhythm of one. */
export function SubscriptionDialog({
  subscription,
  onClose,
}: {
  readonly subscription?: Subscription;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('subscriptions');
  const errorText = useErrorText();
  const [kind, setKind] = useState<SubscriptionKind>('search');
  const [term, setTerm] = useState(subscription?.term ?? '');
  const [rhythm, setRhythm] = useState<Rhythm>(subscription?.rhythm ?? 'daily');
  const done = (words: string) => {
    showToast('ok', words);
    onClose();
  };
  const add = useAction(addSubscription, {
    invalidates: [listSubscriptions],
    onDone: ({ already, subscription: made }) => done(t(already ? 'already' : 'added', { term: made.term })),
  });
  const update = useAction(updateSubscription, {
    invalidates: [listSubscriptions],
    onDone: () => done(t('saved')),
  });
  const { error } = subscription ? update : add;
  const ofTerm = error?.code === SUBSCRIPTION_TERM_MISSING.code;
  return (
    <FormDialog
      title={t(subscription ? 'change' : 'add')}
      send={t(subscription ? 'save' : 'subscribe')}
      cancel={t('cancel')}
      busy={add.running || update.running}
      error={ofTerm ? undefined : error}
      onSend={() =>
        subscription
          ? update.start({ subscriptionId: subscription.subscriptionId, term, rhythm })
          : add.start({ kind, term, rhythm })
      }
      onClose={onClose}
    >
      {!subscription && (
        <SelectField
          label={t('kind')}
          value={kind}
          onChange={({ target }) => setKind(target.value as SubscriptionKind)}
        >
          {SUBSCRIPTION_KINDS.map((one) => (
            <option key={one} value={one}>
              {t(`kinds.${one}`)}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        label={subscription ? t('name') : t(`terms.${kind}`)}
        value={term}
        maxLength={MAX_TERM}
        {...(ofTerm && { error: errorText(error) })}
        onChange={({ target }) => setTerm(target.value)}
      />
      <SelectField
        label={t('rhythm')}
        value={rhythm}
        onChange={({ target }) => setRhythm(target.value as Rhythm)}
      >
        {RHYTHMS.map((one) => (
          <option key={one} value={one}>
            {t(`rhythms.${one}`)}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
