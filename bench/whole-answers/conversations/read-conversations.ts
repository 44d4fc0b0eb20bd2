import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@lectern/contracts/kernel/languages';
import { DEMO_TENANTS, type DemoTenant } from '@lectern/demo/demo-tenant';

/** What a right answer to one turn has, and must not have. Each list entry is a choice of which one is enough. */
export interface ExpectedTurn {
  readonly text: string;
  /** Titles that must be among the works that are cited. */
  readonly works: readonly (readonly string[])[];
  /** Titles that must not be cited. */
  readonly notWorks: readonly string[];
  /** Words that the answer must have besides those of the question. */
  readonly says: readonly (readonly string[])[];
  /** Words that it must not have besides those of the question. */
  readonly never: readonly string[];
}

export interface WholeConversation {
  readonly library: DemoTenant;
  readonly lang: Language;
  /** The account that asks. */
  readonly reader: string;
  readonly turns: readonly ExpectedTurn[];
  /** Not looked at while the answerer is mended. */
  readonly isUnread: boolean;
}

/** Accounts without loans. */
const READERS: Readonly<Record<DemoTenant, string>> = { demo: '20230016', harbour: 'H1007' };

/** All conversations, by the files beside this one; their form is in the README. */
export function readWholeConversations(): WholeConversation[] {
  const folder = new URL('./', import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .flatMap((name) => readFile(readFileSync(new URL(name, folder), 'utf8'), name));
}

function readFile(text: string, file: string): WholeConversation[] {
  const conversations: WholeConversation[] = [];
  let asked: Pick<WholeConversation, 'library' | 'lang' | 'reader'> | undefined;
  for (const block of text.trim().split(/\n{2,}/)) {
    const lines = block.split('\n');
    if (lines[0]?.startsWith('@')) {
      asked = readHead(lines[0], file);
      continue;
    }
    if (!asked) throw new Error(`${file} does not begin with @`);
    const turns = readTurns(lines, file);
    conversations.push({ ...asked, turns, isUnread: isUnread(`${asked.lang} ${turns[0]?.text}`) });
  }
  return conversations;
}

function readHead(line: string, file: string): Pick<WholeConversation, 'library' | 'lang' | 'reader'> {
  const [, ofLibrary, ofLang, reader] = line.split(' ');
  const library = DEMO_TENANTS.find((one) => one === ofLibrary);
  const lang = LANGUAGES.find((one) => one === ofLang);
  if (!library || !lang) throw new Error(`${file}: ${line}`);
  return { library, lang, reader: reader ?? READERS[library] };
}

function readTurns(lines: readonly string[], file: string): ExpectedTurn[] {
  const turns: string[][] = [];
  for (const line of lines) {
    if (line.startsWith('? ')) turns.push([line]);
    else if (/^[+=!-] ./.test(line) && turns.length > 0) turns.at(-1)?.push(line);
    else throw new Error(`${file}: ${line}`);
  }
  return turns.map((turn) => {
    const of = (sign: string) => turn.filter((line) => line[0] === sign).map((line) => line.slice(2).trim());
    const choices = (sign: string) => of(sign).map((line) => line.split(' | '));
    return {
      text: of('?')[0] ?? '',
      works: choices('+'),
      notWorks: of('-'),
      says: choices('='),
      never: of('!'),
    };
  });
}

/** By a hash, so that nobody chooses which. */
function isUnread(name: string): boolean {
  return (createHash('sha256').update(name).digest()[0] ?? 0) % 2 === 1;
}
