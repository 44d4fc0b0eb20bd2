import { element, type Markup, xmlDocument } from '@lectern/marc/xml/element';
import { OAI_NAMESPACE, OaiError, XSI_NAMESPACE } from '../../platform/oai/oai-names.ts';
import type { Site } from '../site.ts';
import { getRecord } from './get-record.ts';
import { identify } from './identify.ts';
import { listFormats } from './list-formats.ts';
import { listRecords } from './list-records.ts';
import { listSets } from './list-sets.ts';
import { type OaiArguments, type OaiRequest, readOaiRequest } from './oai-request.ts';
import { loadOaiSite, type OaiDeps, type OaiSite } from './oai-site.ts';

const SCHEMA = `${OAI_NAMESPACE} http://www.openarchives.org/OAI/2.0/OAI-PMH.xsd`;

/** The response to a request of OAI-PMH 2.0. What is wrong with a request is an error in the response; other faults are thrown. */
export async function answerOai(deps: OaiDeps, site: Site, given: OaiArguments): Promise<string> {
  const oai = await loadOaiSite(deps, site);
  try {
    const request = readOaiRequest(given);
    return document(oai, given, await contentOf(deps, oai, request));
  } catch (error) {
    if (!(error instanceof OaiError)) throw error;
    const { code, message } = error;
    // A wrong request is not repeated (section 3.6).
    const echoed = code === 'badVerb' || code === 'badArgument' ? {} : given;
    return document(oai, echoed, element('error', { code }, message));
  }
}

function contentOf(deps: OaiDeps, oai: OaiSite, request: OaiRequest): Promise<Markup> | Markup {
  switch (request.verb) {
    case 'Identify':
      return identify(deps, oai);
    case 'ListMetadataFormats':
      return listFormats(deps, oai, request.identifier);
    case 'ListSets':
      return listSets(oai);
    case 'GetRecord':
      return getRecord(deps, oai, request);
    case 'ListIdentifiers':
    case 'ListRecords':
      return listRecords(deps, oai, request.verb, request.list);
  }
}

function document({ now, baseUrl }: OaiSite, given: OaiArguments, content: Markup): string {
  const echoed = Object.entries(given).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return xmlDocument(
    element('OAI-PMH', { xmlns: OAI_NAMESPACE, 'xmlns:xsi': XSI_NAMESPACE, 'xsi:schemaLocation': SCHEMA }, [
      element('responseDate', {}, now),
      element('request', Object.fromEntries(echoed), baseUrl),
      content,
    ]),
  );
}
