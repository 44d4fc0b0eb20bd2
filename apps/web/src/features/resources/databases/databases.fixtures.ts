import type { EresourceDetail, EresourceSummary } from '@lectern/contracts/resources/databases/eresource';

/** A database in a list, as a test needs it. */
export function eresource(facts: Partial<EresourceSummary> & Pick<EresourceSummary, 'id'>): EresourceSummary {
  return {
    code: facts.id,
    name: facts.id.toUpperCase(),
    otherNames: [],
    letter: facts.id.charAt(0).toUpperCase(),
    status: 'formal',
    shownFrom: '',
    shownTo: '',
    addedOn: '2026-01-05',
    isNew: false,
    isFeatured: false,
    introduction: '',
    subjects: [],
    docTypes: [],
    vendors: [],
    colleges: [],
    labels: [],
    openCount: 0,
    canOpen: true,
    ...facts,
  };
}

/** A database with all that readers see of it. */
export function eresourceDetail(
  facts: Partial<EresourceDetail> & Pick<EresourceDetail, 'id'>,
): EresourceDetail {
  return {
    ...eresource(facts),
    guide: '',
    coverage: '',
    outages: [],
    files: [],
    opensWindow: true,
    signInFirst: false,
    takesComments: true,
    takesFeedback: true,
    updatedAt: '2026-11-01T08:00:00Z',
    ...facts,
  };
}

/** No values of any filter. */
export const NO_VALUES = {
  total: 0,
  letters: [],
  subjects: [],
  docTypes: [],
  vendors: [],
  statuses: [],
  colleges: [],
  labels: [],
};
