import sanitizeHtml from 'sanitize-html';

const BLOCK_ENDS = /<\/(?:p|li|div|h[1-6])>|<br\s?\/?>/gi;

/** A text of an outside source without its markup. */
export function plainText(text: string): string {
  if (!/[<&]/.test(text)) return text;
  const bare = sanitizeHtml(
    text.replace(BLOCK_ENDS, (tag) => `${tag}\n`),
    {
      allowedTags: [],
      allowedAttributes: {},
      nestingLimit: 20,
    },
  );
  return bare
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
