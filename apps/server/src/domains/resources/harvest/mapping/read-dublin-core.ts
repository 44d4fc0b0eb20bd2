import { lineIn, type XmlNode } from '../../../../platform/oai/xml-node.ts';
import { type DescribedText, type DescribedThing, kindIn } from './described-thing.ts';

/** Simple and qualified Dublin Core: elements by their names, in whatever namespace. */
export function readDublinCore(root: XmlNode): DescribedThing {
  const nodes = (...names: readonly string[]) =>
    names.flatMap((name) => root.children.filter((child) => child.name === name));
  const texts = (...names: readonly string[]): DescribedText[] =>
    nodes(...names).map((node) => ({ text: lineIn(node), language: languageOf(node) }));
  const lines = (...names: readonly string[]) => texts(...names).flatMap(({ text }) => text || []);
  const types = lines('type');
  // Repositories have the advisors of a thesis among those who contributed.
  const isThesis = kindIn(types) === 'thesis';
  return {
    titles: texts('title', 'alternative'),
    creators: lines('creator', ...(isThesis ? [] : ['contributor'])),
    descriptions: texts('description', 'abstract'),
    subjects: lines('subject'),
    publishers: lines('publisher'),
    dates: inOrderOfUse(lines('issued', 'dateAccepted', 'date', 'created')),
    types,
    languages: lines('language'),
    identifiers: lines('identifier'),
    rights: lines('rights', 'accessRights', 'available'),
    advisors: lines('advisor', ...(isThesis ? ['contributor'] : [])),
    degree: '',
    discipline: '',
    college: '',
  };
}

/** The language that an element says its text has. */
export function languageOf({ attributes }: XmlNode): string {
  return attributes['xml:lang'] ?? attributes.lang ?? '';
}

/** Instants are those at which a repository took the document in; a day or a year is that of the document. */
function inOrderOfUse(dates: readonly string[]): string[] {
  return [...dates.filter((date) => !date.includes('T')), ...dates.filter((date) => date.includes('T'))];
}
