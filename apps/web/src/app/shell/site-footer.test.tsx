// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draw, inEnglish } from '../../testing/draw.tsx';
import { SiteFooter } from './site-footer.tsx';

describe('the footer', () => {
  inEnglish();

  it('leads to privacy, help, accessibility and feedback about this page, and cleans what the library wrote', () => {
    draw(<SiteFooter filingHidden />, {
      settings: { opacFooterContent: '<p onclick="x()">1 Road</p><script>alert(1)</script>' },
    });
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(targets).toEqual(['/privacy', '/help', '/accessibility', '/personalCenter/feedback?from=%2F']);
    expect(document.querySelector('footer')?.textContent).toMatch(/^1 Road/);
  });

  it("leads to the library's own help if it has one", () => {
    draw(<SiteFooter filingHidden />, { settings: { helpUrl: 'https://help.example.org/' } });
    expect(screen.getByRole('link', { name: 'Help' }).getAttribute('href')).toBe('https://help.example.org/');
  });

  it('has the filing notice unless it is hidden', () => {
    const settings = { filingNumber: 'ICP 1' };
    draw(<SiteFooter filingHidden={false} />, { settings });
    expect(screen.getByRole('link', { name: 'ICP 1' })).toBeDefined();
    draw(<SiteFooter filingHidden />, { settings });
    expect(screen.getAllByRole('link', { name: 'ICP 1' })).toHaveLength(1);
  });

  it('has the contacts of a library that shows them', () => {
    const contacts = { consultationPhone: '010 6275-1051', librarianMailbox: 'desk@example.org' };
    draw(<SiteFooter filingHidden />, { settings: contacts });
    expect(screen.queryByText(/desk@/)).toBeNull();
    draw(<SiteFooter filingHidden />, { settings: { ...contacts, footerContact: '1' } });
    expect(screen.getByRole('link', { name: '010 6275-1051' }).getAttribute('href')).toBe('tel:01062751051');
    expect(screen.getByRole('link', { name: /desk@/ }).getAttribute('href')).toBe('mailto:desk@example.org');
  });
});
