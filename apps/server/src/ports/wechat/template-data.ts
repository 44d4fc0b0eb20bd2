import type { WechatTemplate } from '@lectern/contracts/people/tenant/wechat-message-settings';

/** How many characters WeChat takes in a field, by the name without its number; it refuses messages with longer ones. */
const MOST_CHARACTERS: Readonly<Record<string, number>> = { thing: 20, phrase: 5, character_string: 32 };

/** What is sent in the fields of a template: the texts of the settings with the facts, no longer than WeChat takes. */
export function templateData(
  { data }: WechatTemplate,
  facts: Readonly<Record<string, string>>,
): Record<string, { value: string }> {
  return Object.fromEntries(
    Object.entries(data).map(([field, text]) => [field, { value: shortened(field, filled(text, facts)) }]),
  );
}

function filled(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_all, name: string) => facts[name] ?? '').replaceAll('\n', ' ');
}

function shortened(field: string, text: string): string {
  const most = MOST_CHARACTERS[field.replace(/(?<!\d)\d+$/, '')];
  const characters = Array.from(text);
  if (most === undefined || characters.length <= most) return text;
  return `${characters.slice(0, most - 1).join('')}…`;
}
