import { element, type Markup } from '@lectern/marc/xml/element';
import { ETDMS_NAMESPACE, XSI_NAMESPACE } from '../../../platform/oai/oai-names.ts';
import { accessTexts, identifierText, type LanguageText, type ObjectFacts } from './object-facts.ts';

export const ETDMS_SCHEMA = 'http://www.ndltd.org/standards/metadata/etdms/1-1/etdms11.xsd';

/** A thesis as ETD-MS 1.1 (NDLTD). */
export function writeObjectEtdms(facts: ObjectFacts): Markup {
  const texts = (name: string, values: readonly LanguageText[]) =>
    values.map(({ language, text }) => element(name, { lang: language }, text));
  const plain = (name: string, values: readonly string[], attributes: Record<string, string> = {}) =>
    values.filter(Boolean).map((value) => element(name, attributes, value));
  const [title, ...others] = facts.titles;
  return element(
    'thesis',
    {
      xmlns: ETDMS_NAMESPACE,
      'xmlns:xsi': XSI_NAMESPACE,
      'xsi:schemaLocation': `${ETDMS_NAMESPACE} ${ETDMS_SCHEMA}`,
    },
    [
      ...texts('title', title ? [title] : []),
      ...texts('alternativeTitle', others),
      ...plain('creator', facts.creators),
      ...plain('subject', facts.subjects),
      ...texts('description', facts.descriptions),
      ...plain('publisher', [facts.publisher]),
      ...plain('contributor', facts.advisors, { role: 'advisor' }),
      ...plain('date', [facts.date]),
      ...plain('type', ['Electronic Thesis or Dissertation']),
      ...plain('identifier', [facts.pageAddress, ...facts.identifiers.map(identifierText)]),
      ...plain('language', [facts.language]),
      ...plain('rights', accessTexts(facts)),
      degreeOf(facts),
    ],
  );
}

/** The degree of a thesis as ETD-MS says it; in MODS it stands in an extension. */
export function degreeOf({ degree, discipline, college }: ObjectFacts): Markup | undefined {
  if (degree === '' && discipline === '' && college === '') return undefined;
  const part = (name: string, value: string) => (value === '' ? [] : [element(name, {}, value)]);
  return element('degree', {}, [
    ...part('name', degree),
    ...part('discipline', discipline),
    ...part('grantor', college),
  ]);
}
