/** Specification 1, section 4: the script starts after two seconds. */
export const CHAT_STARTS_AFTER_MS = 2000;

/** What a chat service has to know, from the setting opacAiAppConfiguration. */
const NEEDED = ['robotid', 'unitid', 'userform'] as const;
export type ChatConfiguration = Readonly<Record<(typeof NEEDED)[number], string>>;

/** The configuration of the chat; undefined if it is switched off, incomplete or no JSON. */
export function chatConfiguration(setting: string): ChatConfiguration | undefined {
  const given = parsed(setting);
  if (String(given.openFlag) !== '1') return undefined;
  const values = NEEDED.map((name) => [name, textOf(given[name])] as const);
  if (values.some(([, value]) => value === '')) return undefined;
  return Object.fromEntries(values) as ChatConfiguration;
}

/** The script element of a chat service. It reads its configuration from the data attributes, so no code of ours has to call it. */
export function chatScript(address: string, { robotid, unitid, userform }: ChatConfiguration) {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.referrerPolicy = 'strict-origin';
  Object.assign(script.dataset, { robotid, unitid, userform });
  return script;
}

function parsed(setting: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(setting);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
