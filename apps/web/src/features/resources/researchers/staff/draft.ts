import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import type { putResearcher } from '@lectern/contracts/resources/researchers/put-researcher';
import type { StaffResearcher } from '@lectern/contracts/resources/researchers/researcher';

/** A person while they are written. The portrait is kept at once and is no part of it. */
export type Draft = Omit<StaffResearcher, 'id' | 'version' | 'portraitUrl' | 'isHidden' | 'orcidWorkCount'>;

const NEW: Draft = {
  names: {},
  otherNames: [],
  headings: [],
  unitId: '',
  position: {},
  titles: {},
  topics: [],
  introduction: {},
  email: '',
  showsEmail: false,
  phone: '',
  showsPhone: false,
  office: '',
  website: '',
  orcid: '',
  isni: '',
  authorNumbers: [],
  account: '',
  isOpen: false,
};

/** The draft of a person as they are, or of a new one. */
export function draftOf(researcher: StaffResearcher | undefined): Draft {
  if (!researcher) return NEW;
  const { id: _, version: _v, portraitUrl: _p, isHidden: _h, orcidWorkCount: _o, ...draft } = researcher;
  return draft;
}

/** What the call is told. */
export function factsOf(draft: Draft): Omit<InputOf<(typeof putResearcher)['input']>, 'id' | 'version'> {
  return {
    ...draft,
    otherNames: filled(draft.otherNames),
    headings: filled(draft.headings),
    topics: filled(draft.topics),
    authorNumbers: filled(draft.authorNumbers),
    email: draft.email.trim(),
    website: draft.website.trim(),
    account: draft.account.trim(),
  };
}

/** A text of several lines as a list, while it is written: the last line may be empty. */
export function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}

function filled(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
