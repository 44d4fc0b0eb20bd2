import type { ModelSettings } from '@lectern/contracts/tenant/model-settings';
import type { ServerEvent } from '../outside/server-events.ts';
import type { ModelEvent, ModelRequest } from './language-model-port.ts';

/** How models of one kind are asked. */
export interface ModelProtocol {
  /** The path below the address, headers with the key, and the body. */
  request(
    model: ModelSettings,
    request: Omit<ModelRequest, 'signal'>,
    key: string | undefined,
  ): {
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: Readonly<Record<string, unknown>>;
  };
  /** Reads the events of a reply. @throws ModelError for one that cannot be read or has no end */
  read(events: AsyncIterable<ServerEvent>): AsyncIterable<ModelEvent>;
}

/** Fields of the settings over our own; those that are null are left out. */
export function withFields(
  ours: Readonly<Record<string, unknown>>,
  more: ModelSettings['body'],
): Record<string, unknown> {
  const all = Object.entries({ ...ours, ...more });
  return Object.fromEntries(all.filter(([, value]) => value !== null && value !== undefined));
}

/** The value of a JSON text; undefined for a text that is none. Nothing at all is an empty object, as models write it. */
export function inputOf(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
