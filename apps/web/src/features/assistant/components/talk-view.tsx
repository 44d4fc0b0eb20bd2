import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showBriefly } from '../../../lib/toasts.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';
import { useExternalStore } from '../../../lib/use-external-store.ts';
import type { Talk } from '../talk/talk-store.ts';
import { isUnderWay } from '../talk/turn.ts';
import { TurnView } from './turn-view.tsx';

/** Specification 1, section 9: how long a refusal stays, in milliseconds. */
const REFUSED_MS = 2000;

/** The questions and answers of this tab. Screen readers hear whole sentences as they come. */
export function TalkView({ talk }: { readonly talk: Talk }) {
  const { t } = useTranslation('assistant');
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
      <ol role="log" className="hidden-visually" aria-label={t('spoken')}>
        {last?.pieces.map((piece, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces are only added at the end
          <li key={`${last.key}-${at}`}>{piece}</li>
        ))}
        {last && last.state !== 'stopped' && !isUnderWay(last) && last.pieces.length > 0 && (
          <li>{t('answered')}</li>
        )}
      </ol>
    </>
  );
}

/** Says for two seconds why a question was not taken. */
function useRefusals(talk: Talk): void {
  const errorText = useErrorText();
  const refusal = useExternalStore(talk.refusal);
  useEffect(() => {
    if (refusal && refusal.status !== 401) showBriefly('bad', errorText(refusal), REFUSED_MS);
  }, [refusal, errorText]);
}
