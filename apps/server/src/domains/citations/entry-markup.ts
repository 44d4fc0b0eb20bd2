/** Elements that styles use inside an entry; everything else of the processor's HTML is layout. */
const KEPT = /^<(?:\/?(?:i|b|sup|sub)|span style="font-variant: ?small-caps;"|\/span)>$/;

/** The number in front of the entries of numeric styles. */
const NUMBER = /<div class="csl-left-margin">.*?<\/div>/s;

/** An entry of the processor without number and layout: text with the markup of citeBibs. */
export function entryHtml(entry: string): string {
  let open = 0;
  return entry
    .replace(NUMBER, '')
    .replace(/<[^>]*>/g, (tag) => {
      if (!KEPT.test(tag)) {
        // A span of another style: its end must go with it.
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

/** The same without any markup. */
export function entryText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d+)|(\w+));/g, (all, code: string | undefined, name: string | undefined) =>
      code ? String.fromCodePoint(Number(code)) : (NAMED[name ?? ''] ?? all),
    );
}
