import type { Names } from '@lectern/contracts/kernel/languages';
import { readNetworkRange } from '@lectern/rules/network-range';
import type { Draft } from './draft.ts';

/** The parts of the editor, in the order of their tabs. */
export const PARTS = [
  'facts',
  'texts',
  'terms',
  'entrances',
  'links',
  'outages',
  'questions',
  'files',
  'preview',
] as const;
export type Part = (typeof PARTS)[number];

const CODE = /^[A-Za-z0-9_.-]{1,64}$/;

/** What is wrong with a draft before it is sent. */
export interface DraftFaults {
  readonly code: boolean;
  readonly name: boolean;
  /** By the place of the entrance: its address is none, or the first line that is no range of addresses. */
  readonly entrances: ReadonlyMap<number, { readonly address: boolean; readonly range: string | undefined }>;
  /** The places of outage notes without a first day. */
  readonly outages: ReadonlySet<number>;
  /** The places of questions without words. */
  readonly questions: ReadonlySet<number>;
}

export function faultsOf({ code, names, entrances, outages, questions }: Draft): DraftFaults {
  const entranceFaults = entrances.map(({ address, ranges }) => ({
    address: !/^https?:\/\/\S+$/i.test(address.trim()),
    range: ranges.find((range) => range.trim() !== '' && readNetworkRange(range.trim()) === undefined),
  }));
  return {
    code: !CODE.test(code.trim()),
    name: !hasWords(names),
    entrances: new Map(
      [...entranceFaults.entries()].filter(([, { address, range }]) => address || range !== undefined),
    ),
    outages: new Set([...outages.keys()].filter((at) => outages[at]?.from === '')),
    questions: new Set([...questions.keys()].filter((at) => !hasWords(questions[at]?.text ?? {}))),
  };
}

/** The first part of the editor in which something is wrong. */
export function faultyPart({ code, name, entrances, outages, questions }: DraftFaults): Part | undefined {
  if (code || name) return 'facts';
  if (entrances.size > 0) return 'entrances';
  if (outages.size > 0) return 'outages';
  return questions.size > 0 ? 'questions' : undefined;
}

function hasWords(names: Names): boolean {
  return Object.values(names).some((name: string | undefined) => name?.trim());
}
