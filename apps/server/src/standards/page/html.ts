import type { Markup } from '@lectern/marc/xml/element';
import { escapeXml } from '@lectern/marc/xml/escape-xml';

type Value = string | number | Markup | undefined | readonly (Markup | string | undefined)[];

/** Markup around values, which are escaped unless they are markup themselves; for texts and for attributes in double quotes. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  const markup = parts.map((part, at) => part + [values[at]].flat().map(written).join(''));
  return { markup: markup.join('') };
}

function written(value: Exclude<Value, readonly unknown[]> | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'object') return value.markup;
  return escapeXml(String(value));
}

/** JSON as the content of a script element that runs nothing: only its end tag and comments have a meaning there. */
export function jsonScript(type: string, value: unknown): Markup {
  return { markup: `<script type="${type}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>` };
}
