import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Styles of the staff and of stations, of paper, and of things that are no heading: they have sizes of their own. */
const OTHERS = [
  /staff|\/desk\/|\/cash\/|quick-add|\/offline\/|\/station\/|\/readers\/|reference\/(models|answers)|staff-admin/,
  /print-(head|sheet)/,
  /components\/(cover\.|picture-card)|app\/shell\/logo/,
];
/** A heading over a picture or beside a cover grows with the window, and numbers of a place or an average are signs. */
const OWN_SIZE = [
  'features/collection/detail/pages/detail-page',
  'features/discovery/search-home/search-home-page',
  'features/shelf/home/components/hero',
  'features/shelf/home/components/hot-loans',
  'features/shelf/rankings/components/book-row',
  'features/talk/reviews/reviews',
];

describe('headings and titles on the pages of readers', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !OTHERS.some((other) => other.test(`/${file}`)));

  it.each(files)('have in %s the faces of the theme', (file) => {
    const faces = readFileSync(join(root, file), 'utf8').match(/font: [67]00 [^;]*var\(--serif\)/g) ?? [];
    const most = OWN_SIZE.some((own) => file.startsWith(own)) ? 1 : 0;
    expect(faces.slice(most)).toEqual([]);
  });
});
