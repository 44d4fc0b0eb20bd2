import { describe, expect, it } from 'vitest';
import { readNcip } from './read-ncip.ts';

const message = (content: string) => `<NCIPMessage><LookupItem>${content}</LookupItem></NCIPMessage>`;

describe('a message of NCIP', () => {
  it('is read with texts, sections and elements of any prefix', () => {
    expect(readNcip(`\ufeff ${message('<x:ItemId>B<![CDATA[&]]>1</x:ItemId>')}`)).toEqual({
      name: 'LookupItem',
      text: '',
      children: [{ name: 'ItemId', text: 'B&1', children: [] }],
    });
  });

  it.each([
    ['dashes in a comment', message(`<!--${'-'.repeat(65_000)}-->`)],
    ['elements deeper than any message has', message(`${'<a>'.repeat(19)}${'</a>'.repeat(19)}`)],
    ['a document type', `<!DOCTYPE a>${message('')}`],
    ['another document', '<html/>'],
  ])('is none with %s', (_, xml) => {
    expect(readNcip(xml)).toBeUndefined();
  });
});
