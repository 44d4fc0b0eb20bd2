import { LONGEST_HEAD, LONGEST_ITEM, MOST_DEPTH } from './limits.ts';

/** What splitting can find wrong: `BROKEN` is no JSON. */
export type SplitFault = 'TOO_DEEP' | 'TOO_LARGE' | 'BROKEN';

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];
const LIST_NAME = 'report_items';
/** The list stands in the report, or in a report that stands in an envelope. */
const DEEPEST_LIST = 3;

/**
 * Splits a report in JSON that comes in parts into the texts of its items and the text around them, in which the list is empty. So a report
 * of any size is read item by item. It checks no more of JSON than it needs: `JSON.parse` reads each text.
 */
export function createItemSplitter() {
  let head = '';
  let depth = 0;
  let itemsDepth = 0;
  let item: string[] | undefined;
  let itemLength = 0;
  let [isInString, isEscaped, isAfterColon, hasList] = [false, false, false, false];
  let name = '';
  let string = '';

  /** The items that end in the next part. */
  function push(text: string): { readonly items: string[]; readonly fault?: SplitFault } {
    const items: string[] = [];
    let from = 0;
    const isInItems = () => itemsDepth > 0;
    const take = (to: number): boolean => {
      if (item) {
        item.push(text.slice(from, to));
        itemLength += to - from;
      } else if (!isInItems()) head += text.slice(from, to);
      from = to;
      return head.length <= LONGEST_HEAD && itemLength <= LONGEST_ITEM;
    };
    const endItem = (to: number) => {
      take(to);
      if (item) items.push(item.join(''));
      [item, itemLength] = [undefined, 0];
    };
    for (let at = 0; at < text.length; at++) {
      const sign = text.charCodeAt(at);
      if (isInString) {
        if (isEscaped) isEscaped = false;
        else if (sign === BACKSLASH) isEscaped = true;
        else if (sign === QUOTE) {
          isInString = false;
          if (item && depth === itemsDepth) endItem(at + 1);
          else if (!item) name = string.toLowerCase();
        } else if (!item && string.length < LIST_NAME.length + 1) string += text[at];
        continue;
      }
      const isSpace = sign <= 0x20;
      if (isSpace || sign === 0xfeff) continue;
      if (isInItems() && depth === itemsDepth && !item) {
        if (sign === COMMA) continue;
        from = at;
        if (sign === CLOSE_LIST) itemsDepth = 0;
        else item = [];
      }
      if (sign === QUOTE) [isInString, string] = [true, ''];
      else if (sign === OPEN_LIST || sign === OPEN_OBJECT) {
        depth += 1;
        if (depth > MOST_DEPTH) return { items, fault: 'TOO_DEEP' };
        if (
          !isInItems() &&
          sign === OPEN_LIST &&
          isAfterColon &&
          name === LIST_NAME &&
          depth <= DEEPEST_LIST &&
          !hasList
        ) {
          if (!take(at + 1)) return { items, fault: 'TOO_LARGE' };
          [itemsDepth, hasList] = [depth, true];
        }
      } else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) {
        // An item that is a word or a number ends with its list.
        if (item && depth === itemsDepth) {
          endItem(at);
          itemsDepth = 0;
        }
        depth -= 1;
        if (depth < 0) return { items, fault: 'BROKEN' };
        if (item && depth === itemsDepth) endItem(at + 1);
      } else if (sign === COMMA && item && depth === itemsDepth) endItem(at);
      isAfterColon = sign === COLON;
    }
    return take(text.length) ? { items } : { items, fault: 'TOO_LARGE' };
  }

  return {
    push,
    /** Whether the list of items has begun. */
    get hasList(): boolean {
      return hasList;
    },
    /** Whether all that was opened was closed. */
    get isWhole(): boolean {
      return depth === 0 && !isInString && !item;
    },
    /** The text around the items so far, with what is open in it closed if it ends behind the beginning of the list. */
    headSoFar(): string {
      return itemsDepth > 0 ? `${head}]${'}'.repeat(itemsDepth - 1)}` : head;
    },
  };
}
