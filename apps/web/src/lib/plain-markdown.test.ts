import { describe, expect, it } from 'vitest';
import { plainMarkdown } from './plain-markdown.ts';

describe('an answer without Markdown', () => {
  it.each([
    ['It is **free** and *near*.', 'It is free and near.'],
    ['See [your *page*](#/personalCenter), then [map](https://x.org/a_%28b%29).', 'See your page, then map.'],
    ['2\\*3\\_4 \\[1\\] 1\\. no', '2*3_4 [1] 1. no'],
    ['One\\\ntwo', 'One\ntwo'],
    ['- 《红楼梦》[1]\n- **x**', '- 《红楼梦》[1]\n- x'],
    ['a * b', 'a * b'],
  ])('of %j is %j', (markdown, plain) => {
    expect(plainMarkdown(markdown)).toBe(plain);
  });
});
