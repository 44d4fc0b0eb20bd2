import type { SettingChange } from '../domains/people/tenant/settings/setting-paths.ts';

const LONGEST = 200;

/** One line that says how a setting changed. */
export function changeLine({ path, before, after }: SettingChange): string {
  return `${path}: ${shown(before)} -> ${shown(after)}`;
}

function shown(value: unknown): string {
  if (value === undefined) return '(none)';
  const text = JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
