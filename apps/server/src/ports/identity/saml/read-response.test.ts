import { describe, expect, it } from 'vitest';
import { refuseUnsafeMessage } from './read-response.ts';

const refusalOf = (xml: string) => {
  try {
    refuseUnsafeMessage(Buffer.from(xml).toString('base64'));
  } catch (error) {
    return (error as Error).message;
  }
  return undefined;
};

describe('a SAML response', () => {
  it('may name hundreds of groups', () => {
    expect(refusalOf(`<r>${'<AttributeValue>staff</AttributeValue>'.repeat(900)}</r>`)).toBeUndefined();
  });

  it.each([
    ['more elements than any response has', `<r>${'<b/>'.repeat(1_000)}</r>`, /more than 1000 elements/],
    ['elements deep in one another', '<a>'.repeat(65), /64 deep/],
    ['an unbound prefix', '<x:a/>', /unbound/],
    ['no XML', 'words', /./],
    ['a document type', '<!DOCTYPE a><a/>', /document type/],
    ['more than 256 KB', `<a>${' '.repeat(256 * 1024)}</a>`, /too large/],
  ])('is refused before its signature is looked for: %s', (_, xml, reason) => {
    expect(refusalOf(xml)).toMatch(reason);
  });
});
