import type { Domain } from '../../../platform/domain.ts';
import { thingChanged } from '../../../platform/searchable.ts';
import { namedCovers } from '../../shelf/booklists/named-covers.ts';
import { researcherAuditNames } from './audit-names.ts';
import { decideOwnPublicationCall } from './calls/decide-own-publication.ts';
import { decidePublicationCall } from './calls/decide-publication.ts';
import { getOwnResearcherCall } from './calls/get-own-researcher.ts';
import { getResearcherCall } from './calls/get-researcher.ts';
import { getStaffResearcherCall } from './calls/get-staff-researcher.ts';
import { hideOwnResearcherCall } from './calls/hide-own-researcher.ts';
import { importOrcidRecordCall } from './calls/import-orcid-record.ts';
import { listPublicationsCall } from './calls/list-publications.ts';
import { listResearchersCall } from './calls/list-researchers.ts';
import { listStaffPublicationsCall } from './calls/list-staff-publications.ts';
import { listStaffResearchersCall } from './calls/list-staff-researchers.ts';
import { putResearcherCall } from './calls/put-researcher.ts';
import { removePortraitCall } from './calls/remove-portrait.ts';
import { removeResearcherCall } from './calls/remove-researcher.ts';
import { updatePortraitCall } from './calls/update-portrait.ts';
import { forgetResearcher, researcherOwnData } from './own-data.ts';
import { personsOfUnits } from './persons-of-units.ts';
import { searchableResearchers } from './searchable-researchers.ts';

/** Researchers of the institution: who they are, and which works of the catalogue and of their ORCID records are theirs. */
export const researchers: Domain = {
  auditNames: researcherAuditNames,
  calls: [
    decideOwnPublicationCall,
    decidePublicationCall,
    getOwnResearcherCall,
    getResearcherCall,
    getStaffResearcherCall,
    hideOwnResearcherCall,
    importOrcidRecordCall,
    listPublicationsCall,
    listResearchersCall,
    listStaffPublicationsCall,
    listStaffResearchersCall,
    putResearcherCall,
    removePortraitCall,
    removeResearcherCall,
    updatePortraitCall,
  ],
  demo: async () => (await import('./demo/seed-researchers.ts')).researcherSeed,
  files: [namedCovers('researcher')],
  forgets: [forgetResearcher],
  ofUnits: [personsOfUnits],
  personal: [researcherOwnData],
  searchable: [searchableResearchers],
  sends: [thingChanged],
};
