import { ApiError } from '@lectern/contracts/kernel/client';
import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import { answer } from '@lectern/contracts/reference/ai/answer';
import { api } from '../../../../lib/api.ts';
import { type ExternalStore, externalStore } from '../../../../lib/external-store.ts';
import { session } from '../../../../lib/session-store.ts';
import { readLines } from './read-lines.ts';
import { ended, isUnderWay, newTurn, type Turn, withLine } from './turn.ts';

export interface AskOptions {
  /** The last question again: its answer takes the place of the one before. */
  readonly again?: boolean;
  /** Filters that the reader took away. */
  readonly without?: Turn['without'];
}

/** A talk in this tab: what was asked since the page was opened. It ends with the session. */
export interface Talk {
  readonly turns: ExternalStore<readonly Turn[]>;
  /** Why the last question was refused; it was not taken then. */
  readonly refusal: ExternalStore<ApiError | undefined>;
  /** False where an answer is under way. */
  ask(question: string, options?: AskOptions): boolean;
  stop(): void;
  clear(): void;
}

/** `alone`: each question stands for itself, and takes the place of the one before. */
export function createTalk({ alone }: { readonly alone: boolean }): Talk {
  const turns = externalStore<readonly Turn[]>([]);
  const refusal = externalStore<ApiError | undefined>(undefined);
  let underWay: AbortController | undefined;
  let lastKey = 0;

  const changeLast = (change: (turn: Turn) => Turn) =>
    turns.set((now) => now.map((turn) => (turn.key === lastKey ? change(turn) : turn)));

  async function follow(input: InputOf<(typeof answer)['input']>, stop: AbortController): Promise<void> {
    const response = await api.download(answer, input, { signal: stop.signal, longAnswer: true });
    if (!response.body) return;
    for await (const line of readLines(response.body)) {
      if (stop.signal.aborted) return;
      changeLast((turn) => withLine(turn, line));
    }
  }

  const talk: Talk = {
    turns,
    refusal,
    ask(question, { again = false, without = [] } = {}) {
      const content = question.trim();
      if (content === '' || isUnderWay(turns.get().at(-1))) return false;
      const stop = new AbortController();
      underWay = stop;
      lastKey += 1;
      refusal.set(undefined);
      const before = alone ? [] : again ? turns.get().slice(0, -1) : turns.get();
      turns.set([...before, newTurn(lastKey, content, without)]);
      follow({ content, reAsk: again, without: [...without], alone }, stop)
        .catch((error: unknown) => {
          if (!(error instanceof ApiError) || stop.signal.aborted) return;
          refusal.set(error);
        })
        .finally(() => {
          if (underWay === stop)
            changeLast((turn) => ended(turn, stop.signal.aborted ? 'stopped' : 'failed'));
        });
      return true;
    },
    stop() {
      underWay?.abort();
      changeLast((turn) => ended(turn, 'stopped'));
    },
    clear() {
      underWay?.abort();
      underWay = undefined;
      refusal.set(undefined);
      turns.set([]);
    },
  };
  // What one reader asked is not shown to the next one at the same computer.
  session.subscribe(() => {
    if (session.get() === undefined) talk.clear();
  });
  return talk;
}

/** The talk of the panel. */
export const panelTalk = createTalk({ alone: false });
/** The question of the page. */
export const pageTalk = createTalk({ alone: true });
