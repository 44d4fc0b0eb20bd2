import { LANGUAGES } from '@lectern/contracts/kernel/languages';
import { menuItemSchema } from '@lectern/contracts/people/tenant/menu-settings';
import { sourceSettingsSchema } from '@lectern/contracts/people/tenant/source-settings';
import { policySettingsSchema, publicSettingsSchema } from '@lectern/contracts/people/tenant/tenant-settings';
import { tenantTextsSchema } from '@lectern/contracts/people/tenant/tenant-texts';
import { describe, expect, it } from 'vitest';
import { DEMO_TENANTS } from './demo-tenant.ts';
import { TENANTS } from './tenants.ts';

describe.each(DEMO_TENANTS)('the settings of %s', (tenant) => {
  const seed = TENANTS[tenant];

  it('are all known to the product', () => {
    expect(publicSettingsSchema.parse(seed.public)).toMatchObject(seed.public);
    expect(policySettingsSchema.parse(seed.policy)).toMatchObject(seed.policy);
    expect(sourceSettingsSchema.parse(seed.sources)).toMatchObject(seed.sources);
    for (const item of seed.menu) expect(menuItemSchema.parse(item)).toEqual(item);
  });

  it('offer the default language and have the name of the library in all four languages', () => {
    expect(seed.public.languages).toContain(seed.public.defaultLanguage);
    expect(Object.keys(seed.names).length).toBe(4);
  });

  it('have each text and each entry of the menu in all four languages', () => {
    expect(tenantTextsSchema.parse(seed.texts)).toEqual(seed.texts);
    for (const names of Object.values(seed.texts))
      for (const language of LANGUAGES) expect(names[language]).toMatch(/\S/);
    for (const item of seed.menu) {
      const { menuName, complexFont, englishName, frenchName } = item;
      for (const name of [menuName, complexFont, englishName, frenchName]) expect(name).toMatch(/\S/);
    }
  });

  it('have enough contrast between the text and the colour of the header', () => {
    const ratio = contrast(seed.public.navBackColor ?? '', seed.public.navTextColor ?? '');
    expect(ratio).toBeGreaterThan(7);
    expect(contrast(seed.public.primaryColor ?? '', 'faf8f5')).toBeGreaterThan(4.5);
  });
});

describe('the two demo libraries', () => {
  it('link to each other as other library', () => {
    for (const tenant of DEMO_TENANTS) {
      const paths = TENANTS[tenant].sources.catalogues.map((target) => 'library' in target && target.library);
      expect(paths).toEqual(
        DEMO_TENANTS.filter((other) => other !== tenant).map((other) => TENANTS[other].mappingPath),
      );
    }
  });

  it('differ in code, path, colours and languages', () => {
    const { demo, harbour } = TENANTS;
    expect(demo.groupCode).not.toBe(harbour.groupCode);
    expect(demo.mappingPath).not.toBe(harbour.mappingPath);
    expect(demo.public.navBackColor).not.toBe(harbour.public.navBackColor);
    expect(demo.public.defaultLanguage).not.toBe(harbour.public.defaultLanguage);
  });
});

/** Contrast ratio of two colours (WCAG 2.2, relative luminance). */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
