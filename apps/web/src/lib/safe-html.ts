/** The part of a DOM node that is read. */
export interface MarkupNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly textContent: string | null;
  readonly childNodes: ArrayLike<MarkupNode>;
  readonly getAttribute?: (name: string) => string | null;
}

/** The tags that are kept: they only show text and links. */
export type SafeMarkup =
  | string
  | { readonly tag: SafeTag; readonly href?: string; readonly children: readonly SafeMarkup[] };

const TAGS = [
  'a',
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  'span',
  'div',
  'ul',
  'ol',
  'li',
  'small',
  'h2',
  'h3',
  'h4',
] as const;
export type SafeTag = (typeof TAGS)[number];

/** Tags whose content is dropped with them: it is not text for people. */
const DROPPED = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'noscript',
  'svg',
  'math',
  'textarea',
  'title',
]);

const ELEMENT = 1;
const TEXT = 3;
const MAX_DEPTH = 20;

/**
 * Cleans the HTML of a tenant: keeps a few tags and the address of links (http, https, mail, phone, or within the site).
 * An unknown tag leaves its text; scripts, styles and frames leave nothing.
 */
export function safeMarkup(nodes: ArrayLike<MarkupNode>, depth = 0): SafeMarkup[] {
  if (depth > MAX_DEPTH) return [];
  return Array.from(nodes).flatMap((node): SafeMarkup[] => {
    if (node.nodeType === TEXT) return node.textContent ? [node.textContent] : [];
    if (node.nodeType !== ELEMENT) return [];
    const name = node.nodeName.toLowerCase();
    if (DROPPED.has(name)) return [];
    const children = safeMarkup(node.childNodes, depth + 1);
    const tag = TAGS.find((one) => one === name);
    if (!tag) return children;
    const href = tag === 'a' ? safeAddress(node.getAttribute?.('href') ?? '') : undefined;
    if (tag === 'a' && !href) return children;
    return [{ tag, ...(href && { href }), children }];
  });
}

/** The address, or undefined if following it could run a script. */
export function safeAddress(address: string): string | undefined {
  // Browsers ignore control characters and spaces within a scheme.
  const plain = address.replace(/[\p{Cc}\p{Z}]+/gu, '');
  if (/^(https?:\/\/|mailto:|tel:)/i.test(plain)) return plain;
  return /^(\/(?![/\\])|#|\?)/.test(plain) ? plain : undefined;
}
