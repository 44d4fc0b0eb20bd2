import { getMessageChoices } from '@lectern/contracts/talk/messages/get-message-choices';
import type { MessageChoices } from '@lectern/contracts/talk/messages/message-choices';
import { updateMessageChoices } from '@lectern/contracts/talk/messages/update-message-choices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/card.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';
import { QuietHours } from './components/quiet-hours.tsx';
import { ThisBrowserSwitch } from './components/this-browser-switch.tsx';
import { WaysTable } from './components/ways-table.tsx';
import { WechatSwitch } from './components/wechat-switch.tsx';

/** How and when the reader wants to be told. Each choice is stored at once. */
export default function ChoicesSection() {
  const { t } = useTranslation('messages');
  const errorText = useErrorText();
  const { data, error, isPending, refetch } = useCall(getMessageChoices, {});
  const update = useAction(updateMessageChoices, {
    invalidates: [getMessageChoices],
    onDone: () => showToast('ok', t('choices.saved')),
    onRefused: (refusal) => showToast('bad', errorText(refusal)),
  });

  const wechat = data?.ways.find(({ way, state }) => way === 'wechat' && state !== 'off');

  /** What was chosen last, until the library has answered. */
  const [chosen, setChosen] = useState<MessageChoices>();

  function change(part: Partial<MessageChoices>): void {
    if (!data) return;
    const { ways: _, ...choices } = { ...data, ...part };
    setChosen(choices);
    void update
      .run(choices)
      .catch(() => undefined)
      .finally(() => setChosen(undefined));
  }

  return (
    <section aria-labelledby="message-choices">
      <SectionHeading id="message-choices">{t('choices.heading')}</SectionHeading>
      <Card padded>
        <p className="muted">{t('choices.hint')}</p>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {isPending && (
          <Loading>
            <Skeleton width="100%" height="140px" />
          </Loading>
        )}
        {data && (
          <>
            <WaysTable choices={chosen ?? data} ways={data.ways} busy={update.running} onChange={change} />
            {wechat && <WechatSwitch isConnected={wechat.state === 'ready'} />}
            <ThisBrowserSwitch />
            <QuietHours {...(chosen ?? data)} busy={update.running} onChange={change} />
          </>
        )}
      </Card>
    </section>
  );
}
