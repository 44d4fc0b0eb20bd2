// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { draw, inEnglish } from '../../../../testing/draw.tsx';
import AnswerText from './answer-text.tsx';

inEnglish();

function drawText(text: string, onCited = vi.fn()) {
  draw(<AnswerText text={text} onCited={onCited} />);
  return document.body;
}

describe('the text of an answer', () => {
  it('has no HTML, pictures or scripts', () => {
    const shown = drawText(
      '<img src=x onerror=alert(1)> ![a](https://example.org/a.png) <script>alert(1)</script> *so*',
    );
    expect(shown.querySelector('img, script')).toBeNull();
    expect(shown.querySelector('em')?.textContent).toBe('so');
  });

  it.each([
    'https://example.org/',
    'javascript:alert(1)',
    '//example.org',
    'mailto:a@example.org',
    '/other/',
  ])('has the words of a link to %s, and no link', (address) => {
    const shown = drawText(`See [this page](${address}).`);
    expect(shown.querySelector('a')).toBeNull();
    expect(shown.textContent).toContain('this page');
  });

  it('has links to pages of the portal', () => {
    drawText('See [your loans](#/personalCenter).');
    expect(screen.getByRole('link', { name: 'your loans' }).getAttribute('href')).toBe('/personalCenter');
  });

  it('tells which work a number cites', () => {
    const onCited = vi.fn();
    drawText('《红楼梦》[2]在架。', onCited);
    screen.getByRole('button', { name: '2' }).click();
    expect(onCited).toHaveBeenCalledWith(2);
  });
});
