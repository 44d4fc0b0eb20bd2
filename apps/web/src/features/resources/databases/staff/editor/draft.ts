import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import type { StaffEntrance } from '@lectern/contracts/resources/databases/entrance';
import type { StaffEresource } from '@lectern/contracts/resources/databases/eresource';
import type { putEresource } from '@lectern/contracts/resources/databases/put-eresource';

/** An entrance while it is written; a new one has no id. */
export type EntranceDraft = Omit<StaffEntrance, 'id'> & { readonly id?: string };

/** A database while it is written. Its files are kept at once and are no part of it. */
export type Draft = Omit<
  StaffEresource,
  'id' | 'version' | 'isShown' | 'openCount' | 'updatedAt' | 'files' | 'entrances'
> & {
  readonly entrances: readonly EntranceDraft[];
};

export const NEW_ENTRANCE: EntranceDraft = {
  names: {},
  address: '',
  place: 'anywhere',
  networks: [],
  ranges: [],
  groups: [],
  libraries: [],
  signIn: false,
  proxy: '',
};

const NEW: Draft = {
  code: '',
  names: {},
  otherNames: [],
  status: 'formal',
  shownFrom: '',
  shownTo: '',
  addedOn: '',
  introduction: {},
  guide: {},
  coverage: {},
  outages: [],
  questions: [],
  subjects: [],
  docTypes: [],
  vendors: [],
  colleges: [],
  labels: [],
  sources: [],
  links: { article: '', issue: '', title: '' },
  entrances: [],
  opensWindow: null,
  signInFirst: false,
  takesComments: true,
  takesFeedback: true,
  isOpen: false,
  isFeatured: false,
};

/** The draft of a database as it is, or of a new one. */
export function draftOf(eresource: StaffEresource | undefined): Draft {
  if (!eresource) return NEW;
  const { id: _, version: _v, isShown: _s, openCount: _o, updatedAt: _u, files: _f, ...draft } = eresource;
  return draft;
}

type Facts = Omit<InputOf<(typeof putEresource)['input']>, 'id' | 'version'>;

/** What the calls are told. */
export function factsOf({ opensWindow, ...draft }: Draft): Facts {
  return {
    ...draft,
    otherNames: filled(draft.otherNames),
    sources: filled(draft.sources),
    entrances: draft.entrances.map((one) => ({ ...one, ranges: filled(one.ranges) })),
    ...(opensWindow !== null && { opensWindow }),
  };
}

/** A text of several lines as a list, while it is written: the last line may be empty. */
export function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}

function filled(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
