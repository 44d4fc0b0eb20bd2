import { describe, expect, it } from 'vitest';
import { cleanHtml } from '../../../../platform/clean-html.ts';
import { answerMarkdown } from './answer-markdown.ts';

const markdown = (html: string) => answerMarkdown(cleanHtml(html)).join('');

describe('an answer of the library as Markdown', () => {
  it('has a paragraph for each of the HTML, and keeps line breaks', () => {
    expect(answerMarkdown('<p>One.</p>\n<p>Two<br />three.</p>')).toEqual(['One.\n\n', 'Two\\\nthree.\n\n']);
  });

  it('has lists, also one in another, and numbers', () => {
    expect(
      markdown(
        '<p>Bring:</p><ul><li>a <b>card</b></li><li>coins<ol><li>1 €</li><li>2 €</li></ol></li></ul><p>Done</p>',
      ),
    ).toBe('Bring:\n\n- a **card**\n- coins\n   1. 1 €\n   2. 2 €\n\nDone\n\n');
  });

  it('has links with their words, and no address breaks out of its brackets', () => {
    expect(markdown('<p>See <a href="#/personalCenter">your <em>page</em></a>.</p>')).toBe(
      'See [your *page*](#/personalCenter).\n\n',
    );
    expect(markdown('<a href="https://example.org/a_(b)?x=1&amp;y=2">the map</a>')).toBe(
      '[the map](https://example.org/a_%28b%29?x=1&y=2)\n\n',
    );
    expect(markdown('<a href="javascript:alert(1)">no</a>')).toBe('no\n\n');
  });

  it('shows signs of Markdown as they were written', () => {
    expect(markdown('<p>2*3_4 [1] # &lt;b&gt; `x`</p><p>- no list</p><p>1. no number</p>')).toBe(
      '2\\*3\\_4 \\[1\\] \\# \\<b\\> \\`x\\`\n\n\\- no list\n\n1\\. no number\n\n',
    );
  });

  it('makes headings bold, and leaves marks out where they would be shown', () => {
    expect(markdown('<h2>Where</h2><p>请在<b>“服务台”</b>办理<b>借书证</b>。</p>')).toBe(
      '**Where**\n\n请在“服务台”办理**借书证**。\n\n',
    );
  });

  it('has nothing of what is empty', () => {
    expect(markdown('<p> </p><p></p>')).toBe('');
  });
});
