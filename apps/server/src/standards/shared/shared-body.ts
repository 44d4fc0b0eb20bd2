import type { Language } from '@lectern/contracts/kernel/languages';
import type { Markup } from '@lectern/marc/xml/element';
import { html } from '../page/html.ts';
import { PAGE_WORDS } from '../page/page-words.ts';
import type { SharedThing } from './shared-thing.ts';

/** The body of the page of a list or topic: what it is, its items in their order, and the way into the portal. */
export function sharedBody(thing: SharedThing, language: Language): Markup {
  const { appUrl, title, description, picture, text, items } = thing;
  return html`<article class="shared">
${picture && html`<img class="picture" src="${picture}" alt="">`}
<h1 dir="auto">${title}</h1>
${description && html`<p class="muted lines" dir="auto">${description}</p>`}
${text && html`<div class="text" dir="auto">${text}</div>`}
${items.length > 0 ? html`<ol class="items">${items.map(item)}</ol>` : undefined}
<p><a class="button lead" href="${appUrl}">${PAGE_WORDS[language].open}</a></p>
</article>`;
}

function item({ url, title, about, note }: SharedThing['items'][number]): Markup {
  return html`<li class="card"><h2 dir="auto"><a href="${url}">${title}</a></h2>${about && html`<p class="muted small">${about}</p>`}${note && html`<p class="lines" dir="auto">${note}</p>`}</li>`;
}
