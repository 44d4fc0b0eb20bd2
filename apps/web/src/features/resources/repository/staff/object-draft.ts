import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import type { StaffObject } from '@lectern/contracts/resources/repository/object';
import type { putObject } from '@lectern/contracts/resources/repository/put-object';

/** Lists of an object as they are typed: one entry in a line. */
const LISTS = ['creators', 'subjects', 'identifiers', 'advisors'] as const;
type ListName = (typeof LISTS)[number];

/** An object while it is typed. */
export interface ObjectDraft
  extends Omit<StaffObject, 'id' | 'files' | 'version' | ListName>,
    Readonly<Record<ListName, string>> {}

/** `persons` keeps the ids of creators by their names: the form shows names alone. */
export function draftOf(
  object: StaffObject | undefined,
  first: { readonly collectionId: string; readonly policyId: string },
): ObjectDraft {
  return {
    collectionId: object?.collectionId ?? first.collectionId,
    kind: object?.kind ?? 'ebook',
    titles: object?.titles ?? {},
    creators: (object?.creators ?? [])
      .map(({ name, personId }) => (personId ? `${name} | ${personId}` : name))
      .join('\n'),
    year: object?.year ?? '',
    language: object?.language ?? '',
    descriptions: object?.descriptions ?? {},
    publisher: object?.publisher ?? '',
    subjects: (object?.subjects ?? []).join('\n'),
    identifiers: (object?.identifiers ?? []).map(({ type, value }) => `${type}: ${value}`).join('\n'),
    advisors: (object?.advisors ?? []).join('\n'),
    degree: object?.degree ?? '',
    discipline: object?.discipline ?? '',
    college: object?.college ?? '',
    grantedOn: object?.grantedOn ?? '',
    recordId: object?.recordId ?? '',
    unitCode: object?.unitCode ?? '',
    policyId: object?.policyId ?? first.policyId,
    closedUntil: object?.closedUntil ?? '',
    isOpen: object?.isOpen ?? false,
  };
}

/** What is sent of a draft. */
export function factsOf(draft: ObjectDraft): Omit<InputOf<typeof putObject.input>, 'id' | 'version'> {
  const { recordId, creators, subjects, identifiers, advisors, ...same } = draft;
  return {
    ...same,
    ...(recordId && { recordId }),
    creators: linesOf(creators).map((line) => {
      const [name = '', personId = ''] = line.split('|').map((part) => part.trim());
      return { name, personId };
    }),
    subjects: linesOf(subjects),
    identifiers: linesOf(identifiers).map((line) => {
      const at = line.indexOf(':');
      return at < 0
        ? { type: 'ID', value: line }
        : { type: line.slice(0, at).trim() || 'ID', value: line.slice(at + 1).trim() || line };
    }),
    advisors: linesOf(advisors),
  };
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
