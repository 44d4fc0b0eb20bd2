import { type Language, nameIn } from '@lectern/contracts/kernel/languages';
import type { MenuItem } from '@lectern/contracts/people/tenant/menu-settings';
import { routeAt } from '../route-at.ts';

/** A menu entry as the page shows it: `to` is a page of ours, `href` another address. */
export interface MenuLink {
  readonly key: string;
  readonly name: string;
  readonly to?: string;
  readonly href?: string;
  readonly newWindow: boolean;
  readonly children: readonly MenuLink[];
}

/** Specification 1, section 2: useFlag 1 shows an entry, jumpMode 2 opens a new window, names follow the language. */
export function menuLinks(items: readonly MenuItem[], language: Language): MenuLink[] {
  return items
    .filter((item) => item.useFlag === '1')
    .map((item) => ({
      key: item.menuId,
      name: nameIn(
        {
          'zh-CN': item.menuName,
          'zh-TW': item.complexFont,
          'en-US': item.englishName,
          'fr-FR': item.frenchName,
        },
        language,
      ),
      ...targetOf(item.menuUrl),
      newWindow: item.jumpMode === 2,
      children: menuLinks(item.childList, language),
    }))
    .filter((link) => link.to || link.href || link.children.length > 0);
}

function targetOf(menuUrl: string): { to?: string; href?: string } {
  const url = menuUrl.trim();
  if (/^https?:\/\//i.test(url)) return { href: url };
  const path = url.replace(/^#/, '');
  if (!path.startsWith('/')) return {};
  // An entry that leads to a path of ours without a page is left out, because nothing would open.
  return routeAt(path.split('?')[0]!) ? { to: path } : {};
}

/** Whether an entry leads to the page that is shown, or to one above it. Every parameter of the entry must be in the address. */
export function isCurrent(
  to: string,
  place: { readonly pathname: string; readonly search: string },
): boolean {
  const [path = '', wanted = ''] = to.split('?');
  if (place.pathname !== path && (wanted || !place.pathname.startsWith(`${path}/`))) return false;
  const here = new URLSearchParams(place.search);
  return [...new URLSearchParams(wanted)].every(([name, value]) => here.getAll(name).includes(value));
}

/**
 * The index of the entry that leads to the page that is shown; -1 if there is none. Among several the one with the longest address
 * says most about the page, and one that leads there itself stands before one with such an entry below it.
 */
export function currentLink(
  links: readonly MenuLink[],
  place: { readonly pathname: string; readonly search: string },
): number {
  const lengthOf = ({ to }: MenuLink) => (to !== undefined && isCurrent(to, place) ? to.length : 0);
  const weights = links.map((link) =>
    Math.max(lengthOf(link) + 0.5, ...link.children.flatMap(targetsOf).map(lengthOf)),
  );
  const heaviest = Math.max(0.5, ...weights);
  return heaviest === 0.5 ? -1 : weights.indexOf(heaviest);
}

/** What an entry leads to: its own address, and the entries below it, whose names begin with its name. */
export function targetsOf(link: MenuLink): readonly MenuLink[] {
  const below = link.children
    .flatMap(targetsOf)
    .map((child) => ({ ...child, name: `${link.name} › ${child.name}` }));
  return link.to || link.href ? [link, ...below] : below;
}
