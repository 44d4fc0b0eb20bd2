import { mappingPath } from './storage.ts';

/**
 * What a tab tells the other tabs of its library, besides its session: that its reader is there, and that its window is being closed, so
 * that another one says that the session is still used.
 */
export type TabSignal = 'active' | 'closing';

/** Tells other tabs until `close` is called, and hears them. */
export function tabSignals(hear: (signal: TabSignal) => void): {
  readonly tell: (signal: TabSignal) => void;
  readonly close: () => void;
} {
  const channel = new BroadcastChannel(`lectern:${mappingPath}:tabs`);
  channel.addEventListener('message', ({ data }: MessageEvent<TabSignal>) => hear(data));
  return { tell: (signal) => channel.postMessage(signal), close: () => channel.close() };
}
