import { decideSuggestions, MAX_REPLY } from '@lectern/contracts/buying/recommendations/decide-suggestions';
import type { listSuggestions } from '@lectern/contracts/buying/recommendations/list-suggestions';
import { orderSuggestions } from '@lectern/contracts/buying/recommendations/order-suggestions';
import type { SuggestedWork, Suggestion } from '@lectern/contracts/buying/recommendations/suggestion';
import {
  WISH_DECISIONS,
  type WishDecision,
  type WishKind,
} from '@lectern/contracts/buying/recommendations/wish';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextArea } from '../../../../components/text-area.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { SUGGESTION_CALLS } from './suggestion-calls.ts';

/** What is being done on the page. */
export type Task =
  | { readonly what: 'decide'; readonly ids: readonly string[]; readonly kind?: WishKind }
  | { readonly what: 'order'; readonly ids: readonly string[] }
  | { readonly what: 'receive'; readonly suggestion: Suggestion; readonly held: SuggestedWork['held'] }
  | { readonly what: 'readers'; readonly suggestion: Suggestion };

type Replies = OutputOf<typeof listSuggestions.output>['replies'];

/** A decision about one or many wishes, or the note that they are ordered, with an answer that readers get. */
export function DecideDialog({
  task,
  replies,
  onDone,
  onClose,
}: {
  readonly task: Extract<Task, { readonly what: 'decide' | 'order' }>;
  readonly replies: Replies;
  readonly onDone: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('recommendations');
  const [decision, setDecision] = useState<WishDecision>('order');
  const [reply, setReply] = useState('');
  const [until, setUntil] = useState('');
  const told = (count: number, passed: number) => {
    showToast(passed > 0 ? 'warn' : 'ok', t(passed > 0 ? 'staff.someDone' : 'staff.done', { count, passed }));
    onDone();
  };
  const decide = useAction(decideSuggestions, {
    invalidates: SUGGESTION_CALLS,
    onDone: ({ decided, passed }) => told(decided.length, passed.length),
  });
  const order = useAction(orderSuggestions, {
    invalidates: SUGGESTION_CALLS,
    onDone: ({ ordered, passed }) => told(ordered.length, passed.length),
  });
  const isDecision = task.what === 'decide';
  const act = isDecision ? decide : order;
  const ids = [...task.ids];
  return (
    <FormDialog
      title={t(isDecision ? 'staff.decideTitle' : 'staff.orderTitle', { count: ids.length })}
      send={t(isDecision ? 'staff.decide' : 'staff.order')}
      cancel={t('back')}
      busy={act.running}
      error={act.error}
      width="520px"
      onSend={() => {
        if (!isDecision) return order.start({ ids, reply });
        const isTrial = decision === 'trial' && until !== '';
        decide.start({ ids, decision, reply, ...(isTrial && { until }) });
      }}
      onClose={onClose}
    >
      {isDecision && (
        <SelectField
          label={t('staff.decision')}
          value={decision}
          onChange={({ target }) =>
            setDecision(WISH_DECISIONS.find((one) => one === target.value) ?? 'order')
          }
        >
          {WISH_DECISIONS.map((one) => (
            <option key={one} value={one}>
              {t(`states.${one}`)}
            </option>
          ))}
        </SelectField>
      )}
      {isDecision && decision === 'trial' && (
        <TextField
          label={t('staff.until')}
          hint={t('staff.untilHint')}
          type="date"
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
      )}
      {replies.length > 0 && (
        <SelectField
          label={t('staff.template')}
          value=""
          onChange={({ target }) =>
            setReply(replies.find(({ code }) => code === target.value)?.text ?? reply)
          }
        >
          <option value="">{t('choose')}</option>
          {replies.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <TextArea
        label={t('staff.reply')}
        rows={4}
        maxLength={MAX_REPLY}
        value={reply}
        onChange={({ target }) => setReply(target.value)}
      />
    </FormDialog>
  );
}
