import type { Markup } from '@lectern/marc/xml/element';
import { coverColour, coverPattern } from '@lectern/rules/cover/cover-colour';
import { lettersOfLongestWord, partedWords } from '@lectern/rules/cover/cover-words';
import { html } from '../page/html.ts';
import { coverClass, lettersClass } from '../page/page-style.ts';
import type { ShownRecord } from './page-record.ts';

/** The cover as in the portal: drawn from title and author, behind the picture if there is one. Decoration, hidden from screen readers. */
export function drawnCover({ id, cover, detail }: ShownRecord): Markup {
  const { title, creators } = detail;
  const author = creators[0]?.vernacular || creators[0]?.name;
  const classes = `cover ${coverClass(coverColour(id))} ${lettersClass(lettersOfLongestWord(title))}`;
  return html`<div class="${classes}" aria-hidden="true"><div class="drawn pattern-${coverPattern(id)}"><b>${partedWords(title)}</b>${author && html`<span>${author}</span>`}</div>${cover && html`<img src="${cover}" alt="">`}</div>`;
}
