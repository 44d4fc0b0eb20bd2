import { element, type Markup } from '@lectern/marc/xml/element';
import { ETDMS_NAMESPACE, MODS_NAMESPACE, XSI_NAMESPACE } from '../../../platform/oai/oai-names.ts';
import { accessTexts, type ObjectFacts } from './object-facts.ts';
import { OBJECT_TYPES } from './object-types.ts';
import { degreeOf } from './write-object-etdms.ts';

export const MODS_SCHEMA = 'http://www.loc.gov/standards/mods/v3/mods-3-7.xsd';

/** An object as MODS 3.7. What MODS cannot say of a thesis stands in an extension, in the words of ETD-MS. */
export function writeObjectMods(facts: ObjectFacts): Markup {
  const { mods, genre } = OBJECT_TYPES[facts.kind];
  const degree = facts.kind === 'thesis' ? degreeOf(facts) : undefined;
  return element(
    'mods',
    {
      xmlns: MODS_NAMESPACE,
      'xmlns:xsi': XSI_NAMESPACE,
      'xsi:schemaLocation': `${MODS_NAMESPACE} ${MODS_SCHEMA}`,
      version: '3.7',
    },
    [
      ...facts.titles.map(({ language, text }, at) =>
        element('titleInfo', { type: at === 0 ? undefined : 'translated', 'xml:lang': language }, [
          element('title', {}, text),
        ]),
      ),
      ...facts.creators.map((name) => personWith('cre', name)),
      ...facts.advisors.map((name) => personWith('ths', name)),
      element('typeOfResource', {}, mods),
      element('genre', {}, genre),
      originOf(facts),
      ...(facts.language === '' ? [] : [languageOf(facts.language)]),
      ...facts.descriptions.map(({ language, text }) => element('abstract', { 'xml:lang': language }, text)),
      ...facts.subjects.map((subject) => element('subject', {}, element('topic', {}, subject))),
      ...facts.identifiers.map(({ type, value }) =>
        element('identifier', { type: type.toLowerCase() }, value),
      ),
      element('location', {}, element('url', { usage: 'primary display' }, facts.pageAddress)),
      ...accessTexts(facts).map((text) => element('accessCondition', {}, text)),
      degree && element('extension', {}, element('thesis', { xmlns: ETDMS_NAMESPACE }, degree)),
      element('recordInfo', {}, element('recordIdentifier', {}, facts.id)),
    ],
  );
}

/** A person with the code of a role of MARC: `cre` made it, `ths` advised. */
function personWith(role: 'cre' | 'ths', name: string): Markup {
  return element('name', { type: 'personal' }, [
    element('namePart', {}, name),
    element('role', {}, element('roleTerm', { type: 'code', authority: 'marcrelator' }, role)),
  ]);
}

function originOf({ publisher, date }: ObjectFacts): Markup | undefined {
  if (publisher === '' && date === '') return undefined;
  return element('originInfo', {}, [
    ...(publisher === '' ? [] : [element('publisher', {}, publisher)]),
    ...(date === '' ? [] : [element('dateIssued', { encoding: 'w3cdtf', keyDate: 'yes' }, date)]),
  ]);
}

function languageOf(language: string): Markup {
  return element('language', {}, element('languageTerm', { type: 'code', authority: 'rfc5646' }, language));
}
