import type { InputOf, RawEndpoint, Schema } from '@lectern/contracts/kernel/endpoint';
import { useEffect, useEffectEvent } from 'react';
import { useCaller } from './caller.ts';

/** A stream that ended is opened again after so long. */
const AGAIN_MS = 1000;

/**
 * Calls `onEvent` whenever the server tells of something in a stream of server-sent events, as long as it is enabled. A stream that cannot
 * be opened is given up: whoever uses it asks from time to time as well.
 */
export function useEventStream<I extends Schema>(
  contract: RawEndpoint<I, 'stream'>,
  input: InputOf<I>,
  { enabled, onEvent }: { readonly enabled: boolean; readonly onEvent: () => void },
): void {
  const { client } = useCaller();
  const tell = useEffectEvent(onEvent);
  const sent = JSON.stringify(input);
  useEffect(() => {
    if (!enabled) return undefined;
    const stop = new AbortController();
    async function listen() {
      while (!stop.signal.aborted) {
        const response = await client.download(contract, JSON.parse(sent) as InputOf<I>, {
          signal: stop.signal,
        });
        const reader = response.body?.getReader();
        for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) tell();
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      }
    }
    listen().catch(() => undefined);
    return () => stop.abort();
  }, [client, contract, sent, enabled]);
}
