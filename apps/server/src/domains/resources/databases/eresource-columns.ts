import { LANGUAGES, type Names } from '@lectern/contracts/kernel/languages';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import type { EresourceStatus } from '@lectern/contracts/resources/databases/eresource';
import {
  ERESOURCE_DATES_REVERSED,
  ERESOURCE_TRIAL_ENDLESS,
} from '@lectern/contracts/resources/databases/errors';
import { nameSounds } from '@lectern/search/analysis/filing-name';
import { fold } from '@lectern/search/analysis/fold';
import { toBit, toJson } from '../../../platform/db/codecs.ts';
import type { EresourceTable } from './tables.ts';

/** A time at which a database does not work. `to` is empty where the end is not known. */
export interface Outage {
  readonly from: string;
  readonly to: string;
  readonly text: Names;
}

/** What readers are asked about a trial. */
export interface TrialQuestion {
  readonly id: string;
  readonly text: Names;
}

/** Addresses with placeholders; empty where there is none. */
export interface LinkTemplates {
  readonly article: string;
  readonly issue: string;
  readonly title: string;
}

/** What staff say about a database besides its words and entrances. */
export interface EresourceFacts {
  readonly code: string;
  readonly names: Names;
  readonly otherNames: readonly string[];
  readonly status: EresourceStatus;
  readonly shownFrom: string;
  readonly shownTo: string;
  readonly introduction: Names;
  readonly guide: Names;
  readonly coverage: Names;
  readonly outages: readonly Outage[];
  readonly sources: readonly string[];
  readonly links: LinkTemplates;
  readonly questions: readonly TrialQuestion[];
  readonly opensWindow?: boolean | undefined;
  readonly signInFirst: boolean;
  readonly takesComments: boolean;
  readonly takesFeedback: boolean;
  readonly isOpen: boolean;
  readonly isFeatured: boolean;
}

export type EresourceColumns = Omit<
  EresourceTable,
  'id' | 'tenant_id' | 'added_on' | 'version' | 'created_at' | 'updated_at'
>;

/** A refusal if it ends before it begins, or is a trial without an end. */
export function refuseDates({
  status,
  shownFrom,
  shownTo,
}: Pick<EresourceFacts, 'status' | 'shownFrom' | 'shownTo'>):
  | Refusal<'ERESOURCE_DATES_REVERSED' | 'ERESOURCE_TRIAL_ENDLESS'>
  | undefined {
  if (shownTo !== '' && shownTo < shownFrom) return refuse(ERESOURCE_DATES_REVERSED);
  if (status === 'trial' && shownTo === '') return refuse(ERESOURCE_TRIAL_ENDLESS);
  return undefined;
}

/** What is stored of a database. */
export function eresourceColumns(facts: EresourceFacts): EresourceColumns {
  return {
    code: facts.code,
    status: facts.status,
    shown_from: facts.shownFrom,
    shown_to: facts.shownTo,
    names: toJson(facts.names),
    other_names: toJson(facts.otherNames),
    introduction: toJson(facts.introduction),
    guide: toJson(facts.guide),
    coverage: toJson(facts.coverage),
    outages: toJson(facts.outages),
    sources: toJson(facts.sources),
    links: toJson(facts.links),
    questions: toJson(facts.questions),
    opens_window: facts.opensWindow === undefined ? null : toBit(facts.opensWindow),
    sign_in_first: toBit(facts.signInFirst),
    takes_comments: toBit(facts.takesComments),
    takes_feedback: toBit(facts.takesFeedback),
    is_open: toBit(facts.isOpen),
    is_featured: toBit(facts.isFeatured),
    called: `\n${[...textsOf(facts.names), ...facts.otherNames].map(calledKey).join('\n')}\n`,
    search_text: searchText(facts),
  };
}

/** A name as it is compared with what was typed. */
export function calledKey(name: string): string {
  return fold(name).replace(/\s+/gu, ' ').trim();
}

function searchText({ names, otherNames, introduction }: EresourceFacts): string {
  const called = [...textsOf(names), ...otherNames];
  const sounds = called.flatMap((name) => {
    const sound = nameSounds(name);
    return sound ? [sound.whole, sound.initials] : [];
  });
  return fold([...called, ...sounds, ...textsOf(introduction)].join(' '));
}

/** The texts that there are, in the order of the languages. */
export function textsOf(names: Names): string[] {
  return LANGUAGES.flatMap((language) => names[language] || []);
}
