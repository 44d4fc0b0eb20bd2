import sanitizeHtml from 'sanitize-html';

/**
 * HTML that staff wrote, with nothing in it but text, its structure and links. Headings begin below the title of the page. What is pasted
 * from an office program loses its styles.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'small', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'a'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: { h1: 'h2', h5: 'h4', h6: 'h4', div: 'p' },
    exclusiveFilter: ({ tag, text }) => tag === 'a' && text.trim() === '',
    nestingLimit: 20,
  }).trim();
}
