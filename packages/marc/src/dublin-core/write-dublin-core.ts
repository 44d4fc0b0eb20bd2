import type { CitedBib } from '../citations/cited-bib.ts';
import { element, type Markup, xmlDocument } from '../xml/element.ts';
import { dublinCoreOf } from './dublin-core.ts';

const DC = 'http://purl.org/dc/elements/1.1/';

/** The root elements for Dublin Core: `oai` for OAI and unAPI, `sru` for SRU (info:srw/schema/1/dc-v1.1). */
const CONTAINERS = {
  oai: {
    name: 'oai_dc:dc',
    prefix: 'xmlns:oai_dc',
    namespace: 'http://www.openarchives.org/OAI/2.0/oai_dc/',
  },
  sru: { name: 'srw_dc:dc', prefix: 'xmlns:srw_dc', namespace: 'info:srw/schema/1/dc-schema' },
} as const;

/** A bib as one element of simple Dublin Core. Its last identifier is the address of the bib's page in the catalogue. */
export function writeDublinCore({ bib, url }: CitedBib, container: keyof typeof CONTAINERS): string {
  return recordElement({ bib, url }, container).markup;
}

/** Several bibs as one XML document. */
export function writeDublinCoreCollection(bibs: readonly CitedBib[]): string {
  return xmlDocument(
    element(
      'records',
      {},
      bibs.map((bib) => recordElement(bib, 'oai')),
    ),
  );
}

function recordElement(
  { bib, url }: Pick<CitedBib, 'bib' | 'url'>,
  container: keyof typeof CONTAINERS,
): Markup {
  const { name, prefix, namespace } = CONTAINERS[container];
  const statements = [...dublinCoreOf(bib), ['identifier', url] as const];
  return element(
    name,
    { [prefix]: namespace, 'xmlns:dc': DC },
    statements.map(([statement, value]) => element(`dc:${statement}`, {}, value)),
  );
}
