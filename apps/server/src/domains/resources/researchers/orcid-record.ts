import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { ORCID_RECORD_UNREADABLE } from '@lectern/contracts/resources/researchers/errors';
import { readOrcid } from '@lectern/rules/person-number';
import * as z from 'zod';

/** Works of a record that are kept. */
export const MOST_ORCID_WORKS = 2000;
const LONGEST = { name: 100, title: 500, source: 300, text: 4000, topic: 60 } as const;

/** What of the public record of a person is read (ORCID API 3.0, /record as JSON). */
export interface OrcidRecord {
  readonly orcid: string;
  /** As the person wants to be named, else given names and family name; may be empty. */
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly biography: string;
  readonly topics: readonly string[];
  readonly works: readonly OrcidWork[];
  /** Groups of works without a title, and those beyond MOST_ORCID_WORKS. */
  readonly skippedCount: number;
}

export interface OrcidWork {
  readonly putCode: string;
  readonly title: string;
  readonly source: string;
  readonly year: number | null;
  readonly kind: string;
  /** Lower case; empty without one. */
  readonly doi: string;
}

const value = z.object({ value: z.string().nullish() }).nullish();
const contents = z.array(z.object({ content: z.string().nullish() })).nullish();
const summary = z.object({
  'put-code': z.union([z.number(), z.string()]).nullish(),
  title: z.object({ title: value }).nullish(),
  'journal-title': value,
  type: z.string().nullish(),
  'publication-date': z.object({ year: value }).nullish(),
  'display-index': z.union([z.number(), z.string()]).nullish(),
});
const number = z.object({
  'external-id-type': z.string().nullish(),
  'external-id-value': z.string().nullish(),
  'external-id-relationship': z.string().nullish(),
});
const group = z.object({
  'external-ids': z.object({ 'external-id': z.array(number).nullish() }).nullish(),
  'work-summary': z.array(summary).nullish(),
});
const shape = z.object({
  'orcid-identifier': z.object({ path: z.string() }),
  person: z
    .object({
      name: z.object({ 'given-names': value, 'family-name': value, 'credit-name': value }).nullish(),
      'other-names': z.object({ 'other-name': contents }).nullish(),
      biography: z.object({ content: z.string().nullish() }).nullish(),
      keywords: z.object({ keyword: contents }).nullish(),
    })
    .nullish(),
  'activities-summary': z
    .object({ works: z.object({ group: z.array(group).nullish() }).nullish() })
    .nullish(),
});
type Group = z.infer<typeof group>;

/** Reads the bytes of a public ORCID record. Everything that is missing or not public is empty. */
export function readOrcidRecord(bytes: Uint8Array): OrcidRecord | Refusal<'ORCID_RECORD_UNREADABLE'> {
  const parsed = shape.safeParse(jsonOf(bytes));
  const orcid = parsed.data && readOrcid(parsed.data['orcid-identifier'].path);
  if (!parsed.success || orcid === undefined) return refuse(ORCID_RECORD_UNREADABLE);
  const { person, 'activities-summary': activities } = parsed.data;
  const groups = activities?.works?.group ?? [];
  const works = groups.flatMap((one) => workOf(one) ?? []);
  const kept = works.slice(0, MOST_ORCID_WORKS);
  return {
    orcid,
    name: nameOf(person?.name),
    otherNames: linesOf(person?.['other-names']?.['other-name'], LONGEST.name),
    biography: clean(person?.biography?.content, LONGEST.text, true),
    topics: linesOf(person?.keywords?.keyword, LONGEST.topic),
    works: kept,
    skippedCount: groups.length - kept.length,
  };
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

function nameOf(name: NonNullable<z.infer<typeof shape>['person']>['name']): string {
  const credit = clean(name?.['credit-name']?.value, LONGEST.name);
  const parts = [name?.['given-names']?.value, name?.['family-name']?.value];
  return (
    credit ||
    parts
      .map((part) => clean(part, LONGEST.name))
      .filter(Boolean)
      .join(' ')
      .slice(0, LONGEST.name)
  );
}

/** A group is one work as several sources know it: the one that the person prefers is read. */
function workOf({ 'external-ids': ids, 'work-summary': summaries }: Group): OrcidWork | undefined {
  const [preferred] = (summaries ?? []).toSorted(
    (one, other) => Number(other['display-index'] ?? 0) - Number(one['display-index'] ?? 0),
  );
  const title = clean(preferred?.title?.title?.value, LONGEST.title);
  if (!preferred || title === '') return undefined;
  const [year] = /^\d{4}/.exec(preferred['publication-date']?.year?.value ?? '') ?? [];
  return {
    putCode: String(preferred['put-code'] ?? ''),
    title,
    source: clean(preferred['journal-title']?.value, LONGEST.source),
    year: year === undefined ? null : Number(year),
    kind: clean(preferred.type, 40),
    doi: doiIn(ids?.['external-id'] ?? []),
  };
}

/** The DOI of the work itself; that of a volume that it is part of is not its own. */
function doiIn(ids: readonly z.infer<typeof number>[]): string {
  for (const one of ids) {
    if (one['external-id-type'] !== 'doi' || one['external-id-relationship'] === 'part-of') continue;
    const text = one['external-id-value'] ?? '';
    const from = text.indexOf('10.');
    if (from >= 0 && text.includes('/', from)) return clean(text.slice(from), 200).toLowerCase();
  }
  return '';
}

function linesOf(entries: z.infer<typeof contents>, longest: number): string[] {
  const texts = (entries ?? []).map(({ content }) => clean(content, longest)).filter((text) => text !== '');
  return [...new Set(texts)];
}

function clean(text: string | null | undefined, longest: number, keepsLines = false): string {
  const plain = (text ?? '')
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(keepsLines ? /(?!\n)\p{Cc}/gu : /\p{Cc}+/gu, ' ')
    .trim();
  return Array.from(plain).slice(0, longest).join('').trim();
}
