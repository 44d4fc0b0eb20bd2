import { mapRecord } from '@lectern/marc/mapping/map-record';
import type { MarcField } from '@lectern/marc/marc-record';
import { readXml, XmlFault } from '@lectern/marc/xml/read-xml';
import { MOST_OPENURL_LENGTH, type Pair } from './pairs.ts';

/** No format of the registry is deeper. */
const MOST_DEPTH = 30;
const MOST_ELEMENTS = 3000;

interface OpenElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
  readonly children: OpenElement[];
}

/**
 * What an XML context object says of its referent (info:ofi/fmt:xml:xsd:ctx), as the keys of a query: journals, books and the like, Dublin
 * Core, and MARC 21. Of several context objects the first. Undefined for what is no well-formed one.
 */
export function readContextObject(xml: string): Pair[] | undefined {
  const root = treeOf(xml);
  const context = root && first(root, 'context-object');
  const referent = context && first(context, 'referent');
  if (!referent) return undefined;
  const ids = withName(referent, 'identifier').map((one): Pair => ['rft_id', one.text.trim()]);
  const record = first(referent, 'record');
  if (record) return [...ids, ...pairsOfMarc(record)];
  const dc = first(referent, 'dc');
  if (dc) return [...ids, ...pairsOfDublinCore(dc)];
  const metadata = first(referent, 'metadata');
  const format = metadata?.children[0]?.name ?? '';
  return [
    ...ids,
    ...(metadata
      ? [['rft_val_fmt', `info:ofi/fmt:xml:xsd:${format}`] as const, ...pairsOfLeaves(metadata)]
      : []),
  ];
}

/** The elements without children; of several authors those of the first alone, so that no name is made of two. */
function pairsOfLeaves(element: OpenElement): Pair[] {
  let authors = 0;
  return element.children.flatMap((child) => {
    if (child.name === 'author') authors += 1;
    if (child.name === 'author' && authors > 1) return [];
    if (child.children.length > 0) return pairsOfLeaves(child);
    const name = child.name === 'identifier' ? 'rft_id' : `rft.${child.name.toLowerCase()}`;
    return [[name, child.text] as const];
  });
}

/** Dublin Core has no fields for what holds an article: its source says it in words ("American Journal of Sociology, Volume 112 ..."). */
function pairsOfDublinCore(dc: OpenElement): Pair[] {
  const text = (name: string) => first(dc, name)?.text.trim() ?? '';
  const isArticle = /article/i.test(text('type'));
  const ids = withName(dc, 'identifier').map((one): Pair => ['rft_id', one.text.trim()]);
  const source = text('source');
  const [, volume = ''] = /\bvol(?:ume|\.)?\s?(\d{1,6})/i.exec(source) ?? [];
  return [
    [isArticle ? 'rft.atitle' : 'rft.title', text('title')],
    ['rft.creator', text('creator')],
    ['rft.date', text('date')],
    ...ids,
    ...(isArticle
      ? ([
          ['rft.genre', 'article'],
          ['rft.jtitle', source.split(',')[0] ?? ''],
          ['rft.volume', volume],
        ] as const)
      : []),
  ];
}

function pairsOfMarc(record: OpenElement): Pair[] {
  const fields = record.children.flatMap((field): MarcField[] => {
    const { tag = '', ind1 = ' ', ind2 = ' ' } = field.attributes;
    if (field.name === 'controlfield') return [{ tag, value: field.text }];
    if (field.name !== 'datafield') return [];
    const subfields = field.children.map(({ attributes, text }) => ({
      code: attributes.code ?? '',
      value: text,
    }));
    return [{ tag, ind1, ind2, subfields }];
  });
  const bib = mapRecord({ leader: first(record, 'leader')?.text ?? '', fields }, { flavour: 'marc21' });
  const { title, creators, year, isbns, issns, identifiers, host } = bib;
  const numbers = identifiers.flatMap(({ kind, value }): Pair[] => {
    if (kind === 'doi') return [['rft_id', `info:doi/${value}`]];
    if (kind === 'oclc') return [['rft.oclcnum', value]];
    return kind === 'lccn' ? [['rft.lccn', value]] : [];
  });
  return [
    ...(host
      ? ([
          ['rft.atitle', title],
          [host.isBook ? 'rft.btitle' : 'rft.jtitle', host.title],
          ['rft.issn', host.issn ?? ''],
          ['rft.isbn', host.isbn ?? ''],
          ['rft.volume', host.volume ?? ''],
          ['rft.issue', host.issue ?? ''],
          ['rft.pages', host.pages ?? ''],
        ] as const)
      : ([['rft.title', title]] as const)),
    ['rft.au', creators[0]?.name ?? ''],
    ['rft.date', year === undefined ? '' : String(year)],
    ...isbns.map(({ value }): Pair => ['rft.isbn', value]),
    ...issns.map((issn): Pair => ['rft.issn', issn]),
    ...numbers,
  ];
}

/** The first element with a name, at any depth, in the order of the document. */
function first(element: OpenElement, name: string): OpenElement | undefined {
  for (const child of element.children) {
    const found = child.name === name ? child : first(child, name);
    if (found) return found;
  }
  return undefined;
}

function withName(element: OpenElement, name: string): OpenElement[] {
  return element.children.filter((child) => child.name === name);
}

function treeOf(xml: string): OpenElement | undefined {
  const root: OpenElement = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  const limits = { maxLength: MOST_OPENURL_LENGTH, maxDepth: MOST_DEPTH, maxElements: MOST_ELEMENTS };
  try {
    readXml(withKnownEntities(xml.trimStart()), limits, {
      open({ local, attributes }) {
        const element = { name: local, attributes, text: '', children: [] };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      text(part) {
        const element = open.at(-1);
        if (element) element.text += part;
      },
      close: () => open.pop(),
    });
  } catch (error) {
    if (error instanceof XmlFault) return undefined;
    throw error;
  }
  return root;
}

/** XML knows five entities; systems send those of HTML too (&copy;), which then stay as text. */
function withKnownEntities(xml: string): string {
  return xml.replace(/&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-fA-F]{1,6});)/g, '&amp;');
}
