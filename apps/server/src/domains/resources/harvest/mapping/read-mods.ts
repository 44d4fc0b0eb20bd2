import { childrenOf, findNode, lineIn, linesIn, type XmlNode } from '../../../../platform/oai/xml-node.ts';
import type { DescribedText, DescribedThing } from './described-thing.ts';
import { languageOf } from './read-dublin-core.ts';
import { degreeIn } from './read-etdms.ts';

const ADVISOR = /^(?:ths|dgs)$|advis|supervis|导师|導師/i;
const GRANTOR = /^dgg$|grant/i;
const CREATOR = /^(?:aut|cre|art|cmp|pht|edt|)$|author|creator|作者/i;

/** MODS 3 (Library of Congress): what documents here have. Degrees are read from an extension in the words of ETD-MS. */
export function readMods(root: XmlNode): DescribedThing {
  const names = childrenOf(root, 'name').map((node) => ({ text: nameOf(node), roles: rolesOf(node) }));
  const having = (role: RegExp) =>
    names.flatMap(({ text, roles }) => (text !== '' && roles.some((one) => role.test(one)) ? text : []));
  const origins = childrenOf(root, 'originInfo');
  const inOrigin = (...tags: readonly string[]) =>
    tags.flatMap((tag) => origins.flatMap((origin) => linesIn(origin, tag)));
  const below = (tag: string, ...tags: readonly string[]) =>
    childrenOf(root, tag).flatMap((node) => tags.flatMap((one) => linesIn(node, one)));
  const extension = childrenOf(root, 'extension')
    .flatMap((node) => findNode(node, ({ children }) => children.some(({ name }) => name === 'degree')) ?? [])
    .at(0);
  const degree = extension ? degreeIn(extension) : { degree: '', discipline: '', college: '' };
  return {
    titles: childrenOf(root, 'titleInfo').map(titleOf),
    creators: having(CREATOR),
    descriptions: childrenOf(root, 'abstract').map((node) => ({
      text: lineIn(node),
      language: languageOf(node),
    })),
    subjects: below('subject', 'topic', 'geographic', 'temporal'),
    publishers: inOrigin('publisher'),
    dates: inOrigin('dateIssued', 'dateCreated', 'copyrightDate'),
    types: [...linesIn(root, 'genre'), ...linesIn(root, 'typeOfResource')],
    languages: below('language', 'languageTerm'),
    identifiers: [
      ...childrenOf(root, 'identifier').map((node) => withScheme(node)),
      ...below('location', 'url'),
    ].filter(Boolean),
    rights: linesIn(root, 'accessCondition'),
    advisors: having(ADVISOR),
    ...degree,
    college: degree.college || having(GRANTOR).at(0) || '',
  };
}

/** The title with what stands before it and behind it. */
function titleOf(node: XmlNode): DescribedText {
  const part = (tag: string) => linesIn(node, tag)[0] ?? '';
  const [before, title, sub] = [part('nonSort'), part('title'), part('subTitle')];
  const whole = [before, title].filter(Boolean).join(/[’'-]$/.test(before) ? '' : ' ');
  return { text: sub === '' ? whole : `${whole}: ${sub}`, language: languageOf(node) };
}

/** A name as it is shown: parts in order, the family before a comma where both are marked. */
function nameOf(node: XmlNode): string {
  const parts = childrenOf(node, 'namePart').filter(({ attributes }) => attributes.type !== 'date');
  const of = (type: string) =>
    parts
      .filter(({ attributes }) => attributes.type === type)
      .map(lineIn)
      .filter(Boolean);
  const [family, given] = [of('family'), of('given')];
  if (family.length > 0) return [family.join(' '), given.join(' ')].filter(Boolean).join(', ');
  return parts.map(lineIn).filter(Boolean).join(' ') || (linesIn(node, 'displayForm')[0] ?? '');
}

/** Codes and words of roles; a name without any is that of who made it. */
function rolesOf(node: XmlNode): string[] {
  const roles = childrenOf(node, 'role').flatMap((role) => linesIn(role, 'roleTerm'));
  return roles.length === 0 ? [''] : roles;
}

function withScheme(node: XmlNode): string {
  const value = lineIn(node);
  const type = node.attributes.type ?? '';
  return value === '' || type === '' || /^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `${type}:${value}`;
}
