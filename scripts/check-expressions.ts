// Tries every regular expression of what runs for readers, and names those whose time grows more than linearly with the length of the text.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BOUNDED_TEXTS, type BoundedText } from './expressions/bounded-texts.ts';
import { composedAt } from './expressions/composed-expressions.ts';
import { expressionsIn, type SourceExpression } from './expressions/find-expressions.ts';
import { growthOf, slowTextOf } from './expressions/time-growth.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const FOLDERS = ['packages', 'apps/server/src', 'apps/web/src'];
/** Tests, and scripts that make our own files, read texts of ours. */
const NOT_SERVED = /\.test\.tsx?$|\.d\.ts$|(?:^|\/)(?:node_modules|testing|scripts|dist)\//;
/** A bounded text takes no longer. */
const MOST_BOUNDED_MILLISECONDS = 20;
const KNOWN_FILE = join(root, '.cache/linear-expressions.json');

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    `${folder}/${file}`.replaceAll('\\', '/'),
  ),
).filter((file) => /\.tsx?$/.test(file) && !NOT_SERVED.test(file));
const found = sources.map((file) => expressionsIn(file, readFileSync(join(root, file), 'utf8')));
const { composed, unseen } = await composedAt(
  root,
  found.flatMap(({ composing }) => composing),
);
const all = [...found.flatMap(({ literals }) => literals), ...composed];

const known = readKnown();
const faults = [
  ...unseen.map(
    (place) => `${place}: its expression is not seen; name it in scripts/expressions/composed-expressions.ts`,
  ),
  ...all.flatMap(faultsOf),
  ...BOUNDED_TEXTS.flatMap(faultsOfEntry),
];
for (const fault of faults) console.error(fault);
writeKnown();
if (faults.length > 0) process.exit(1);
console.log(`${all.length} regular expressions take linear time, or have short texts.`);

function faultsOf(expression: SourceExpression): readonly string[] {
  const { file, line, pattern, flags } = expression;
  const bound = BOUNDED_TEXTS.find((one) => isOf(one, expression));
  const key = `/${pattern}/${flags}${bound ? ` ${bound.most}` : ''}`;
  if (known.has(key)) return [];
  const reason = bound ? slowness(expression, bound) : growth(expression);
  if (reason === undefined) known.add(key);
  return reason === undefined ? [] : [`${file}:${line}: /${pattern}/${flags} ${reason}`];
}

function growth({ pattern, flags }: SourceExpression): string | undefined {
  const found = growthOf(pattern, flags);
  if (!found) return undefined;
  const times = found.times?.map((time) => `${time.toFixed(1)} ms`);
  return `${times ? `takes ${times[0]} for 4 kB, ${times[1]} for 16 kB` : 'does not end'} of ${JSON.stringify(found.attack)}`;
}

function slowness({ pattern, flags }: SourceExpression, { most }: BoundedText): string | undefined {
  const attack = slowTextOf(pattern, flags, { length: most, most: MOST_BOUNDED_MILLISECONDS });
  return (
    attack &&
    `takes more than ${MOST_BOUNDED_MILLISECONDS} ms for ${most} characters of ${JSON.stringify(attack)}`
  );
}

function faultsOfEntry(entry: BoundedText): readonly string[] {
  const place = `${entry.file}: ${entry.name}`;
  if (!all.some((expression) => isOf(entry, expression)))
    return [`${place} is no expression, and has a bound`];
  const { file, title } = entry.heldBy;
  const isHeld =
    existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8').includes(`'${title}'`);
  return isHeld ? [] : [`${place}: there is no test "${title}" in ${file}`];
}

function isOf(entry: BoundedText, { file, name }: SourceExpression): boolean {
  return entry.file === file && entry.name === name;
}

/** The expressions that this version of the check has found harmless, with this version of the engine. */
function readKnown(): Set<string> {
  try {
    const read = JSON.parse(readFileSync(KNOWN_FILE, 'utf8')) as {
      readonly version: string;
      readonly linear: string[];
    };
    return new Set(read.version === version() ? read.linear : []);
  } catch {
    return new Set();
  }
}

function writeKnown(): void {
  mkdirSync(dirname(KNOWN_FILE), { recursive: true });
  writeFileSync(KNOWN_FILE, JSON.stringify({ version: version(), linear: [...known] }));
}

function version(): string {
  const hash = createHash('sha256').update(process.versions.v8);
  const folder = join(root, 'scripts/expressions');
  for (const file of readdirSync(folder)) hash.update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}
