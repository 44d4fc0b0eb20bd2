// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import AnswerText from './answer-text.tsx';

function draw(text: string, onCited = vi.fn()) {
  return render(<AnswerText text={text} onCited={onCited} />, { wrapper: MemoryRouter }).container;
}

describe('the text of an answer', () => {
  it('has no HTML, pictures or scripts', () => {
    const shown = draw(
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
    const shown = draw(`See [this page](${address}).`);
    expect(shown.querySelector('a')).toBeNull();
    expect(shown.textContent).toContain('this page');
  });

  it('has links to pages of the portal', () => {
    draw('See [your loans](#/personalCenter).');
    expect(screen.getByRole('link', { name: 'your loans' }).getAttribute('href')).toBe('/personalCenter');
  });

  it('tells which work a number cites', () => {
    const onCited = vi.fn();
    draw('《红楼梦》[2]在架。', onCited);
    screen.getByRole('button', { name: '2' }).click();
    expect(onCited).toHaveBeenCalledWith(2);
  });
});
