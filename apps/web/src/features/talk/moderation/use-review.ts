import { decideText } from '@lectern/contracts/talk/moderation/decide-text';
import { listTexts } from '@lectern/contracts/talk/moderation/list-texts';
import type { WaitingText } from '@lectern/contracts/talk/moderation/waiting-text';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';

export interface OpenDecision {
  readonly about: 'refuse' | 'block';
  readonly text: WaitingText;
}

export interface Review {
  /** The text that the keys decide about. */
  readonly marked: WaitingText | undefined;
  readonly busy: boolean;
  readonly dialog: OpenDecision | undefined;
  readonly mark: (text: WaitingText) => void;
  /** Marks the text that is some rows further down. */
  readonly step: (rows: number) => void;
  readonly approve: (text: WaitingText) => void;
  readonly open: (about: OpenDecision['about'], text: WaitingText) => void;
  readonly close: () => void;
}

/** Which of the shown texts is marked, and what is done with it. When a text leaves the list, the one in its place is marked. */
export function useReview(texts: readonly WaitingText[]): Review {
  const { t } = useTranslation('moderation');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [at, setAt] = useState(0);
  const [dialog, setDialog] = useState<OpenDecision>();
  const place = Math.min(at, texts.length - 1);
  const decide = useAction(decideText, {
    invalidates: [listTexts],
    onDone: () => showToast('ok', t('approved')),
    onRefused: (error) => {
      showToast('bad', errorText(error));
      void queries.invalidateQueries({ queryKey: [listTexts.path] });
    },
  });
  return {
    marked: texts[place],
    busy: decide.running,
    dialog,
    mark: (text) => setAt(texts.indexOf(text)),
    step: (rows) => setAt(Math.max(0, Math.min(texts.length - 1, place + rows))),
    approve: ({ id, version }) => {
      if (!decide.running) decide.start({ id, version, isApproved: true });
    },
    open: (about, text) => setDialog({ about, text }),
    close: () => setDialog(undefined),
  };
}
