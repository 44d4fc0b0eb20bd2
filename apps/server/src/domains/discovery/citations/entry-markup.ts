/** Elements that styles use inside an entry; the rest of the processor's HTML is layout. */
const KEPT = /^<(?:\/?(?:i|b|sup|sub)|span style="font-variant: ?small-caps;"|\/span)>$/;

/** The number before the entries of numeric styles. */
const NUMBER = /<div class="csl-left-margin">.*?(?:<\/div>|$)/s;

/** A tag that is not closed goes to the end of the text. */
const TAG = /<[^>]*>?/g;

/** The processor's entry without number and layout, with only the markup that citeBibs allows. */
export function entryHtml(entry: string): string {
  let open = 0;
  return entry
    .replace(NUMBER, '')
    .replace(TAG, (tag) => {
      if (!KEPT.test(tag)) {
        // A span that is not kept: its end tag must be removed too.
        if (tag.startsWith('<span')) open += 1;
        return '';
      }
      if (tag === '</span>' && open > 0) {
        open -= 1;
        return '';
      }
      return tag;
    })
    .replace(/\s+/g, ' ')
    .trim();
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The entry as plain text, without markup. */
export function entryText(html: string): string {
  return html
    .replace(TAG, '')
    .replace(/&(?:#(\d+)|(\w+));/g, (all, code: string | undefined, name: string | undefined) =>
      code ? String.fromCodePoint(Number(code)) : (NAMED[name ?? ''] ?? all),
    );
}
