import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { decideOwnPublication } from './decide-own-publication.ts';
import { decidePublication } from './decide-publication.ts';
import { getOwnResearcher } from './get-own-researcher.ts';
import { getResearcher } from './get-researcher.ts';
import { getStaffResearcher } from './get-staff-researcher.ts';
import { hideOwnResearcher } from './hide-own-researcher.ts';
import { importOrcidRecord } from './import-orcid-record.ts';
import { listPublications } from './list-publications.ts';
import { listResearchers } from './list-researchers.ts';
import { listStaffPublications } from './list-staff-publications.ts';
import { listStaffResearchers } from './list-staff-researchers.ts';
import { putResearcher } from './put-researcher.ts';
import { removePortrait } from './remove-portrait.ts';
import { removeResearcher } from './remove-researcher.ts';
import { updatePortrait } from './update-portrait.ts';

export const RESEARCHER_CALLS: readonly AnyEndpoint[] = [
  decideOwnPublication,
  decidePublication,
  getOwnResearcher,
  getResearcher,
  getStaffResearcher,
  hideOwnResearcher,
  importOrcidRecord,
  listPublications,
  listResearchers,
  listStaffPublications,
  listStaffResearchers,
  putResearcher,
  removePortrait,
  removeResearcher,
  updatePortrait,
];
