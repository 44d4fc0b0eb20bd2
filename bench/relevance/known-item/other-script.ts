import { Converter } from 'opencc-js';
import { hasHan } from '../plain-text.ts';

const simplify = Converter({ from: 't', to: 'cn' });
const traditionalise = Converter({ from: 'cn', to: 't' });

/** A Chinese title in the script that it is not in, converted word by word; undefined where both scripts write it alike. */
export function inOtherScript(title: string): string | undefined {
  if (!hasHan(title)) return undefined;
  return [simplify(title), traditionalise(title)].find((text) => text !== title);
}

export function simplified(text: string): string {
  return simplify(text);
}
