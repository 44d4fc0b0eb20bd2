import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { plainMarkdown } from '../../../../lib/plain-markdown.ts';
import { showBriefly } from '../../../../lib/toasts.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useExternalStore } from '../../../../lib/use-external-store.ts';
import type { Talk } from '../talk/talk-store.ts';
import { isUnderWay, type Turn } from '../talk/turn.ts';
import { TurnView } from './turn-view.tsx';

/** Specification 1, section 9: how long a refusal stays, in milliseconds. */
const REFUSED_MS = 2000;

/** The questions and answers of this tab. Screen readers hear whole sentences as they come. */
export function TalkView({ talk }: { readonly talk: Talk }) {
  const turns = useExternalStore(talk.turns);
  useRefusals(talk);
  const end = useRef<HTMLDivElement>(null);
  const last = turns.at(-1);
  const parts = (last?.pieces.length ?? 0) + (last?.sources.length ?? 0);
  useEffect(() => {
    if (parts > 0 || last) end.current?.scrollIntoView({ block: 'nearest' });
  }, [parts, last]);
  return (
    <>
      {turns.map((turn) => (
        <TurnView
          key={turn.key}
          turn={turn}
          isLast={turn === last}
          onAgain={() => talk.ask(turn.question, { again: true, without: turn.without })}
          onWithout={(without) => talk.ask(turn.question, { again: true, without })}
        />
      ))}
      <div ref={end} />
      <Spoken turn={last} />
    </>
  );
}

/** After so long the sentences of an answer are only in the answer itself, so that nobody who reads on meets them twice. */
const SPOKEN_MS = 5000;

/** The sentences of the last answer for screen readers, each added whole as it comes. */
function Spoken({ turn }: { readonly turn: Turn | undefined }) {
  const { t } = useTranslation('assistant');
  const [silentKey, setSilentKey] = useState(0);
  const isOver = turn !== undefined && !isUnderWay(turn);
  const key = turn?.key ?? 0;
  useEffect(() => {
    if (!isOver) return undefined;
    const timer = setTimeout(() => setSilentKey(key), SPOKEN_MS);
    return () => clearTimeout(timer);
  }, [isOver, key]);
  const pieces = key === silentKey ? [] : (turn?.pieces ?? []);
  return (
    <div role="log" className="hidden-visually" aria-label={t('spoken')}>
      {pieces.map((piece, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces are only added at the end
        <p key={`${key}-${at}`}>{plainMarkdown(piece)}</p>
      ))}
      {pieces.length > 0 && turn?.state === 'done' && <p>{t('answered')}</p>}
    </div>
  );
}

const OVER_A_LIMIT = 429;

/** Says for two seconds why a question was not taken; the same words whichever limit was reached (specification 1, section 8). */
function useRefusals(talk: Talk): void {
  const { t } = useTranslation('assistant');
  const errorText = useErrorText();
  const refusal = useExternalStore(talk.refusal);
  useEffect(() => {
    if (!refusal || refusal.status === 401) return;
    showBriefly('bad', refusal.status === OVER_A_LIMIT ? t('busy') : errorText(refusal), REFUSED_MS);
  }, [refusal, errorText, t]);
}
