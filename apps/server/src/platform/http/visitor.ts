import type { FastifyRequest } from 'fastify';
import { addressBlock } from './address-network.ts';

/** A caller in the words in which a session and a sign-in are kept: not exact enough to follow a person by. */
export interface Visitor {
  /** The wider block of the address: `192.0.2.0/24`, `2001:db8:1::/48`. */
  readonly network: string;
  /** Browser and system by name, such as `Chrome, Windows`; what is not known is left out. */
  readonly device: string;
}

type Pattern = readonly [name: string, pattern: RegExp];

/** The first that matches counts: most browsers also name those that they descend from. */
const BROWSERS: readonly Pattern[] = [
  ['WeChat', /MicroMessenger\//],
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /Version\/[\d.]+ (?:Mobile\/\w+ )?Safari\//],
];

const SYSTEMS: readonly Pattern[] = [
  ['HarmonyOS', /HarmonyOS|OpenHarmony/],
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
];

export function visitorOf({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Visitor {
  return { network: addressBlock(ip), device: deviceOf(headers['user-agent'] ?? '') };
}

/** Browser and system that a User-Agent header names: `Chrome, Windows`. Empty for one that names neither. */
export function deviceOf(userAgent: string): string {
  const names = [BROWSERS, SYSTEMS].map((known) => known.find(([, pattern]) => pattern.test(userAgent))?.[0]);
  return names.filter((name) => name !== undefined).join(', ');
}

const CRAWLERS = /bot\b|crawl|spider|slurp|archiver|preview/i;

/** Whether a User-Agent header names a program that reads the web by itself: search engines and archives say so. */
export function isCrawler(userAgent: string): boolean {
  return CRAWLERS.test(userAgent);
}
