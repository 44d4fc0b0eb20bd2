import { childrenOf, lineIn, linesIn, type XmlNode } from '../../../../platform/oai/xml-node.ts';
import type { DescribedThing } from './described-thing.ts';
import { languageOf } from './read-dublin-core.ts';

/** A thesis as ETD-MS 1.0 or 1.1 (NDLTD). */
export function readEtdms(root: XmlNode): DescribedThing {
  const texts = (...names: readonly string[]) =>
    names
      .flatMap((name) => childrenOf(root, name))
      .map((node) => ({ text: lineIn(node), language: languageOf(node) }));
  const advisors = childrenOf(root, 'contributor').filter(({ attributes }) =>
    /advis|supervis|directeur|导师|導師|^$/i.test(attributes.role ?? ''),
  );
  return {
    titles: texts('title', 'alternativeTitle'),
    creators: linesIn(root, 'creator'),
    descriptions: texts('description'),
    subjects: linesIn(root, 'subject'),
    publishers: linesIn(root, 'publisher'),
    dates: linesIn(root, 'date'),
    types: ['thesis', ...linesIn(root, 'type')],
    languages: linesIn(root, 'language'),
    identifiers: linesIn(root, 'identifier'),
    rights: linesIn(root, 'rights'),
    advisors: advisors.map(lineIn).filter(Boolean),
    ...degreeIn(root),
  };
}

/** The degree of a thesis; MODS has the same element in an extension. */
export function degreeIn(root: XmlNode): Pick<DescribedThing, 'degree' | 'discipline' | 'college'> {
  const [degree] = childrenOf(root, 'degree');
  const first = (...names: readonly string[]) => names.flatMap((name) => linesIn(degree, name))[0] ?? '';
  return { degree: first('name', 'level'), discipline: first('discipline'), college: first('grantor') };
}
