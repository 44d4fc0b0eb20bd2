import { element, type Markup } from '@lectern/marc/xml/element';
import { DC_NAMESPACE, OAI_DC_NAMESPACE, XSI_NAMESPACE } from '../../../platform/oai/oai-names.ts';
import { accessTexts, identifierText, type LanguageText, type ObjectFacts } from './object-facts.ts';
import { OBJECT_TYPES } from './object-types.ts';

/** An object as simple Dublin Core (`oai_dc`). */
export function writeObjectDc(facts: ObjectFacts): Markup {
  const { dcmi, genre } = OBJECT_TYPES[facts.kind];
  const texts = (name: string, values: readonly LanguageText[]) =>
    values.map(({ language, text }) => element(`dc:${name}`, { 'xml:lang': language }, text));
  const plain = (name: string, values: readonly string[]) =>
    values.filter(Boolean).map((value) => element(`dc:${name}`, {}, value));
  return element(
    'oai_dc:dc',
    {
      'xmlns:oai_dc': OAI_DC_NAMESPACE,
      'xmlns:dc': DC_NAMESPACE,
      'xmlns:xsi': XSI_NAMESPACE,
      'xsi:schemaLocation': `${OAI_DC_NAMESPACE} http://www.openarchives.org/OAI/2.0/oai_dc.xsd`,
    },
    [
      ...texts('title', facts.titles),
      ...plain('creator', facts.creators),
      ...plain('subject', facts.subjects),
      ...texts('description', facts.descriptions),
      ...plain('publisher', [facts.publisher || facts.college]),
      ...plain('contributor', facts.advisors),
      ...plain('date', [facts.date]),
      ...plain('type', [dcmi, genre]),
      ...plain('identifier', [facts.pageAddress, ...facts.identifiers.map(identifierText)]),
      ...plain('language', [facts.language]),
      ...plain('rights', accessTexts(facts)),
    ],
  );
}
