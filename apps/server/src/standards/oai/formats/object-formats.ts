import type { Markup } from '@lectern/marc/xml/element';
import { ETDMS_NAMESPACE, MODS_NAMESPACE, OAI_DC_NAMESPACE } from '../../../platform/oai/oai-names.ts';
import type { ObjectFacts } from './object-facts.ts';
import { writeObjectDc } from './write-object-dc.ts';
import { ETDMS_SCHEMA, writeObjectEtdms } from './write-object-etdms.ts';
import { MODS_SCHEMA, writeObjectMods } from './write-object-mods.ts';

/** A format in which objects are served. */
export interface ObjectFormat {
  readonly prefix: string;
  readonly schema: string;
  readonly namespace: string;
  /** Whether it is for theses alone. */
  readonly isOfTheses: boolean;
  readonly write: (facts: ObjectFacts) => Markup;
}

export const OBJECT_FORMATS: readonly ObjectFormat[] = [
  {
    prefix: 'oai_dc',
    schema: 'http://www.openarchives.org/OAI/2.0/oai_dc.xsd',
    namespace: OAI_DC_NAMESPACE,
    isOfTheses: false,
    write: writeObjectDc,
  },
  {
    prefix: 'mods',
    schema: MODS_SCHEMA,
    namespace: MODS_NAMESPACE,
    isOfTheses: false,
    write: writeObjectMods,
  },
  {
    prefix: 'oai_etdms',
    schema: ETDMS_SCHEMA,
    namespace: ETDMS_NAMESPACE,
    isOfTheses: true,
    write: writeObjectEtdms,
  },
];
