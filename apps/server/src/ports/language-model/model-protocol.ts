import type { ModelSettings } from '@lectern/contracts/people/tenant/model-settings';
import type { ServerEvent } from '../../platform/outside/server-events.ts';
import type { ModelCall, ModelEvent, ModelRequest } from './language-model-port.ts';

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
  /** Reads the events of a reply, up to its end as the provider marks it. @throws ModelError for one that cannot be read or has no end */
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

/** Milliseconds in which the rest of a reply may come once it has said why it stopped. */
export const GRACE_MS = 1000;

/** As many tokens are in no reply. */
const MOST_TOKENS = 100_000_000;

/** Tokens as a provider counts them; undefined for a count that cannot be. */
export function countedUse(
  input: number | null | undefined,
  output: number | null | undefined,
): Extract<ModelEvent, { kind: 'use' }> | undefined {
  const isCount = (count: number) => Number.isInteger(count) && count >= 0 && count <= MOST_TOKENS;
  const use = { kind: 'use' as const, input: input ?? 0, output: output ?? 0 };
  return isCount(use.input) && isCount(use.output) ? use : undefined;
}

/** Calls with an id each that no other has: results are told by it. Some servers give none, or the same to all. */
export function withOwnIds(calls: Iterable<ModelCall>): ModelCall[] {
  const ids = new Set<string>();
  return [...calls].map((call, at) => {
    const id = /^[\w-]{1,128}$/.test(call.id) && !ids.has(call.id) ? call.id : `call-${at}`;
    ids.add(id);
    return { ...call, id };
  });
}

/** No tool has longer or deeper arguments. */
const MOST_INPUT = 20_000;
const DEEPEST_INPUT = 20;

/** The arguments of a call as a model wrote them; undefined for what is no JSON, and for what is too long or too deep to be arguments. */
export function callInputOf(text: string): unknown {
  return text.length > MOST_INPUT || depthOf(text) > DEEPEST_INPUT ? undefined : inputOf(text);
}

/** How deep a JSON text goes. A string that is not closed goes to the end. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [sign] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[{}\]]/gs)) {
    if (sign === '[' || sign === '{') deepest = Math.max(deepest, ++depth);
    else if (sign === ']' || sign === '}') depth--;
  }
  return deepest;
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
