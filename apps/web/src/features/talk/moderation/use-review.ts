import { decideText } from '@lectern/contracts/talk/moderation/decide-text';
import { listTexts } from '@lectern/contracts/talk/moderation/list-texts';
import type { WaitingText } from '@lectern/contracts/talk/moderation/waiting-text';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type MarkedRow, useMarkedRow } from '../../../components/staff/queue/use-marked-row.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';

export interface OpenDecision {
  readonly about: 'refuse' | 'block';
  readonly text: WaitingText;
}

export interface Review extends MarkedRow<WaitingText> {
  readonly busy: boolean;
  readonly dialog: OpenDecision | undefined;
  readonly approve: (text: WaitingText) => void;
  readonly open: (about: OpenDecision['about'], text: WaitingText) => void;
  readonly close: () => void;
}

/** Which of the shown texts is marked, and what is done with it. */
export function useReview(texts: readonly WaitingText[]): Review {
  const { t } = useTranslation('moderation');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const row = useMarkedRow(texts);
  const [dialog, setDialog] = useState<OpenDecision>();
  const decide = useAction(decideText, {
    invalidates: [listTexts],
    onDone: () => showToast('ok', t('approved')),
    onRefused: (error) => {
      showToast('bad', errorText(error));
      void queries.invalidateQueries({ queryKey: [listTexts.path] });
    },
  });
  return {
    ...row,
    busy: decide.running,
    dialog,
    approve: ({ id, version }) => {
      if (!decide.running) decide.start({ id, version, isApproved: true });
    },
    open: (about, text) => setDialog({ about, text }),
    close: () => setDialog(undefined),
  };
}
