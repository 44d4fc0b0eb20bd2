// @vitest-environment happy-dom
import { LANGUAGES } from '@lectern/contracts/kernel/languages';
import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { draw, inLanguage } from '../../../../testing/draw.tsx';
import { PrivacyConsent } from './privacy-consent.tsx';

describe.each(LANGUAGES)('the consent in %s', (language) => {
  inLanguage(language);

  it('names the statement in a link that leaves the form open', async () => {
    const nothing = () => undefined;
    draw(<PrivacyConsent checked={false} onChange={nothing} error={undefined} inputRef={createRef()} />);
    const link = await screen.findByRole('link');
    expect(link.textContent).toMatch(/\S/);
    expect(link.getAttribute('href')).toBe('/privacy');
    expect(link.getAttribute('target')).toBe('_blank');
  });
});
