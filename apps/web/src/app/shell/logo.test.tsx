// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draw, inEnglish } from '../../testing/draw.tsx';
import { Logo } from './logo.tsx';

describe('the logo', () => {
  inEnglish();

  it('is the picture of the library, and leads home', () => {
    draw(<Logo />, { settings: { pcLogoUrl: 'https://a.example.org/logo.svg' } });
    expect(screen.getByRole('img', { name: 'Test Library' }).getAttribute('src')).toMatch(/logo\.svg$/);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/home');
  });

  it('is the drawn sign with the name if the picture cannot be loaded', () => {
    draw(<Logo />, { settings: { pcLogoUrl: 'https://a.example.org/gone.svg' } });
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByRole('link').textContent).toBe('Test Library');
  });

  it('leads to the address that the library names, and to none that runs a script', () => {
    draw(<Logo />, { settings: { logoLink: 'https://www.example.org/' } });
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://www.example.org/');
    draw(<Logo />, { settings: { logoLink: 'javascript:alert(1)' } });
    expect(screen.getAllByRole('link')[1]?.getAttribute('href')).toBe('/home');
  });
});
