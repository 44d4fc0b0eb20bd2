import { readXmlInPortions, XmlFault, type XmlTag } from '@lectern/marc/xml/read-xml';
import type { RawLine } from '../price-line.ts';
import { PriceListError } from '../price-list-error.ts';
import { lineOfProduct } from './line-of-product.ts';
import type { OnixNode } from './onix-node.ts';
import { READ_NAMES, REFERENCE_NAMES } from './short-tags.ts';

const MOST_CHARACTERS = 70 * 1024 * 1024;
const MOST_DEPTH = 64;
const MOST_PRODUCTS = 100_000;
/** Characters of one element that are kept. */
const LONGEST_TEXT = 20_000;
/** Elements of one product that are kept: descriptions of many volumes have hundreds. */
const MOST_NODES = 5000;

/** Whether a file says that it is ONIX. */
export function isOnix(file: Uint8Array): boolean {
  return /<onixmessage[\s>]/i.test(startOf(file));
}

/**
 * Reads ONIX for Books 3.0 and 3.1, with reference names or short tags, product by product. `give` gets the lines of a portion of the file
 * and is awaited, so that no more of them wait than were read of one portion.
 *
 * @throws PriceListError
 */
export async function readOnix(
  file: Uint8Array,
  currency: string,
  give: (lines: readonly RawLine[]) => Promise<void>,
): Promise<void> {
  const reader = createProductReader(currency);
  try {
    await readXmlInPortions(
      textOf(file),
      { maxLength: MOST_CHARACTERS, maxDepth: MOST_DEPTH, mayHaveDoctype: true },
      reader,
      async () => {
        const lines = reader.take();
        if (lines.length > 0) await give(lines);
      },
    );
  } catch (error) {
    if (error instanceof XmlFault)
      throw new PriceListError(`the XML is damaged: ${error.message.slice(0, 200)}`);
    throw error;
  }
  const rest = reader.take();
  if (rest.length > 0) await give(rest);
}

function startOf(file: Uint8Array): string {
  return new TextDecoder('latin1').decode(file.subarray(0, 4096)).replaceAll('\0', '');
}

/** In the charset that the file declares (XML 1.0, section 4.3.3), or UTF-16 or UTF-8 by its first bytes. */
function textOf(file: Uint8Array): string {
  const isWide = (file[0] === 0xff && file[1] === 0xfe) || (file[0] === 0xfe && file[1] === 0xff);
  const declared = /^[^<]{0,4}<\?xml[^>]{0,100}?encoding\s{0,9}=\s{0,9}["']([A-Za-z0-9_.:-]{1,40})["']/.exec(
    startOf(file),
  )?.[1];
  const charset = isWide ? (file[0] === 0xff ? 'utf-16le' : 'utf-16be') : (declared ?? 'utf-8');
  try {
    return new TextDecoder(charset, { fatal: true }).decode(file);
  } catch {
    throw new PriceListError(`the file is not ${charset}`);
  }
}

/** Makes lines of the products that the parser reads, one product in memory at a time. */
function createProductReader(given: string) {
  let lines: RawLine[] = [];
  let count = 0;
  let nodes = 0;
  let currency = given;
  let hasMessage = false;
  /** Undefined for elements that are passed over. */
  const open: (OnixNode | undefined)[] = [];
  return {
    open(tag: XmlTag) {
      // The message itself is ONIXMessage or ONIXmessage.
      const name = REFERENCE_NAMES[tag.local.toLowerCase()] ?? tag.local;
      if (open.length === 0) {
        checkRelease(name, tag);
        hasMessage = true;
      }
      const above = open.at(-1);
      const isTop = open.length <= 1 && (name === 'ONIXMessage' || name === 'Header' || name === 'Product');
      const isRead = isTop || (above !== undefined && READ_NAMES.has(name) && nodes < MOST_NODES);
      const node = isRead ? { name, text: '', below: [] } : undefined;
      if (name === 'Product' && open.length === 1) nodes = 0;
      if (node && above && above.name !== 'ONIXMessage') {
        above.below.push(node);
        nodes += 1;
      }
      open.push(node);
    },
    text(part: string) {
      // Marks within a text, such as those of XHTML, are passed over: what they hold belongs to the text.
      const node = open.findLast((one) => one !== undefined);
      if (node && node.text.length < LONGEST_TEXT) node.text += part;
    },
    close() {
      const node = open.pop();
      if (!node || open.length !== 1) return;
      if (node.name === 'Header') {
        const own = node.below.find((one) => one.name === 'DefaultCurrencyCode')?.text.trim();
        if (own) currency = own;
      } else if (node.name === 'Product') {
        count += 1;
        if (count > MOST_PRODUCTS) throw new PriceListError(`more than ${MOST_PRODUCTS} products`);
        const line = lineOfProduct(node, count, currency);
        if (line) lines.push(line);
      }
    },
    take(): readonly RawLine[] {
      const taken = lines;
      lines = [];
      if (!hasMessage && taken.length > 0) throw new PriceListError('this is no ONIX message');
      return taken;
    },
  };
}

function checkRelease(name: string, tag: XmlTag): void {
  if (name !== 'ONIXMessage') throw new PriceListError('this is no ONIX message');
  const release = tag.attributes.release ?? '';
  if (release.startsWith('3.')) return;
  throw new PriceListError(`ONIX ${release || '2.1'} is not read`, {
    isTooOld: release === '' || release.startsWith('2'),
  });
}
