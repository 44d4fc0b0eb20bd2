import type { Markup } from '@lectern/marc/xml/element';
import { escapeXml } from '@lectern/marc/xml/escape-xml';

type Value = string | number | Markup | undefined | readonly (Markup | string | undefined)[];

/** A template of HTML. Values are escaped unless they are `Markup`; they can be texts or attributes in double quotes. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  const markup = parts.map((part, at) => part + [values[at]].flat().map(markupOf).join(''));
  return { markup: markup.join('') };
}

function markupOf(value: Exclude<Value, readonly unknown[]> | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'object') return value.markup;
  return escapeXml(String(value));
}

/** A script element with JSON, which does not run. `<` is escaped, because an end tag or a comment would break it. */
export function jsonScript(type: string, value: unknown): Markup {
  return { markup: `<script type="${type}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>` };
}
