import type { Asked } from '../asked.ts';
import { type Reply, replyOf, type ScriptedReply, type Wire } from '../reply.ts';
import { asksForOthers, breaksCalls, loops } from './calls.ts';
import { honest } from './honest.ts';
import { invents } from './invents.ts';
import { leaks } from './leaks.ts';
import { obeys } from './obeys.ts';
import { speaksOtherwise } from './other-language.ts';
import { thinks } from './thinks.ts';

type Behaviour = (asked: Asked) => ScriptedReply;

const HALF = 'The library has [[R1]]. And then ';

/** Looks something up as an honest model does, and then replies so. */
function then(reply: ScriptedReply): Behaviour {
  return (asked) => (asked.round === 0 ? honest(asked) : reply);
}

/** Everything that the model does, by the name of the model that is asked. */
export const BEHAVIOURS = {
  honest,
  thinks,
  slow: (asked) => ({
    ...honest(asked),
    ...(asked.round > 1 && {
      text: Array.from({ length: 30 }, () => honest(asked).text ?? []).flat(),
      pauseMs: 500,
    }),
  }),
  invents,
  obeys,
  leaks,
  speaksOtherwise,
  loops,
  asksForOthers,
  breaksCalls,
  parallel: (asked) =>
    asked.round === 0
      ? {
          ...honest(asked),
          calls: [...(honest(asked).calls ?? []), { name: 'library_info', input: '{}' }],
          isInterleaved: true,
        }
      : honest(asked),
  lacksIds: (asked) => ({ ...honest(asked), ids: 'missing' }),
  sameIds: (asked) => ({
    ...honest(asked),
    ...(asked.round === 0 && {
      calls: [...(honest(asked).calls ?? []), { name: 'library_info', input: '{}' }],
    }),
    ids: 'same',
  }),
  unsigned: (asked) => ({ ...honest(asked), end: 'unsigned' }),
  held: (asked) => ({ ...honest(asked), end: 'held' }),
  open: then({ text: [HALF], end: 'open' }),
  cut: then({ text: [HALF], end: 'cut' }),
  cutAtOnce: () => ({ end: 'cut' }),
  stalls: then({ text: [HALF], end: 'silent' }),
  stallsAtOnce: () => ({ end: 'silent' }),
  faulty: then({ text: [HALF], end: 'error' }),
  unreadable: then({ text: [HALF], end: 'unreadable' }),
  endlessText: then({ text: [HALF], end: 'endlessText' }),
  endlessPings: then({ text: [HALF], end: 'endlessPings' }),
  endlessLine: () => ({ end: 'endlessLine' }),
  endlessCall: () => ({ end: 'endlessCall' }),
  longLine: then({ text: [HALF, `${'a. '.repeat(250_000)}\n`] }),
  longWord: then({ text: [HALF, '“'.repeat(900_000)] }),
  busy: () => ({ status: 429, retryAfter: '0', code: 'rate_limit_exceeded' }),
  busyForLong: () => ({ status: 429, retryAfter: '3600', code: 'rate_limit_exceeded' }),
  overloaded: () => ({ status: 529, retryAfter: '0' }),
  failing: () => ({ status: 500, retryAfter: '0', isPage: true }),
  page: () => ({ isPage: true }),
  noKey: () => ({ status: 401, code: 'invalid_api_key' }),
  filtered: () => ({ status: 400, code: 'content_filter' }),
  refuses: () => ({ stop: 'refusal' }),
  refusesByFilter: () => ({ stop: 'filter' }),
  refusesLate: then({ text: [HALF], stop: 'refusal' }),
  empty: () => ({}),
  emptyLate: then({}),
  cutByTokens: then({ text: [HALF], stop: 'length' }),
  countsWrong: (asked) => ({ ...honest(asked), tokens: { input: -1e12, output: 1e300 } }),
  countsNothing: (asked) => ({ ...honest(asked), tokens: null }),
} as const satisfies Readonly<Record<string, Behaviour>>;
export type BehaviourName = keyof typeof BEHAVIOURS;

/** Ways of the wire that any behaviour can be sent in. */
export const WIRES = {
  bytes: { pieces: 'bytes' },
  sevens: { pieces: 7 },
  crlf: { lineEnd: 'crlf' },
  cr: { lineEnd: 'cr' },
  noisy: { isNoisy: true },
  tight: { isTight: true },
  folded: { isFolded: true },
} as const satisfies Readonly<Record<string, Partial<Wire>>>;
export type WireName = keyof typeof WIRES;

/** What a model with this name replies: `honest`, `invents+crlf+bytes`; undefined for a name that says nothing of a behaviour. */
export function behaviourReply(asked: Asked): Reply | undefined {
  const [name = '', ...ways] = asked.model.split('+');
  if (!isNameIn(BEHAVIOURS, name)) return undefined;
  const reply: ScriptedReply = BEHAVIOURS[name](asked);
  const wires = ways.flatMap((way) => (isNameIn(WIRES, way) ? [WIRES[way]] : []));
  return replyOf({ ...reply, wire: Object.assign({}, reply.wire, ...wires) as ScriptedReply['wire'] });
}

function isNameIn<Names extends object>(names: Names, name: string): name is Extract<keyof Names, string> {
  return Object.hasOwn(names, name);
}
