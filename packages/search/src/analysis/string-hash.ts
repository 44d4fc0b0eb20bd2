import { unitAt } from './unit-at.ts';

/** 32-bit hash of a string's code units (FNV-1a steps with a final mix). */
export function hashString(text: string): number {
  return sealHash(openHash(text));
}

/** A hash before its final mix: further units may follow. */
export function openHash(text: string): number {
  const { length } = text;
  let hash = 0x811c9dc5;
  for (let at = 0; at < length; at++) hash = hashUnit(hash, unitAt(text, at));
  return hash;
}

export function hashUnit(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 0x01000193);
}

export function sealHash(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}
