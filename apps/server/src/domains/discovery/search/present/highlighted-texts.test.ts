import fc from 'fast-check';
import { expect, it } from 'vitest';
import { highlightedTexts } from './highlighted-texts.ts';
import type { Hit } from './present-hit.ts';

function hit(title: string, titleRanges: Hit['titleRanges']): Hit {
  return {
    recordId: '1',
    title,
    titleRanges,
    author: '',
    authorRanges: [],
    publisher: '',
    publishYear: null,
    edition: '',
    docCode: 'book',
    langCode: '',
    isbn: '',
    factRanges: { publisher: [], publishYear: [], edition: [] },
    reasons: [],
    about: [],
    byMeaning: false,
    snippet: { text: '', ranges: [] },
    fullTextUrl: '',
  };
}

it('marks words as HTML and escapes what a record says', () => {
  expect(highlightedTexts([hit('<b>Whales</b> & "co"', [[3, 9]])])).toEqual({
    '1': { title: '&lt;b&gt;<em>Whales</em>&lt;/b&gt; &amp; &quot;co&quot;' },
  });
  expect(highlightedTexts([hit('Whales', [])])).toEqual({ '1': {} });
});

it('has no element but em, whatever a record says', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 2 }), fc.nat(), (title, at) => {
      const start = at % (title.length - 1);
      const [texts] = Object.values(highlightedTexts([hit(title, [[start, start + 1]])]));
      expect(texts?.title?.match(/<[^>]*>?/g)).toEqual(['<em>', '</em>']);
    }),
  );
});
