import { movesFrom, REQUEST_WAYS, statusOf, stepsOf } from './request-ways.ts';
import { REQUEST_KINDS, type RequestKind } from './steps.ts';
import type { Move } from './way.ts';

/** The ways of all kinds as Markdown: for each a Mermaid drawing and a table of its moves. */
export function drawWays(): string {
  return REQUEST_KINDS.map((kind) => `## ${title(kind)}\n\n${drawing(kind)}\n\n${table(kind)}\n`).join('\n');
}

function drawing(kind: RequestKind): string {
  const steps = stepsOf(kind);
  const lines = steps.flatMap((step) =>
    movesFrom(kind, step).map((move) => `  ${step} --> ${move.to}: ${words(move.name)}`),
  );
  const ends = steps.filter((step) => movesFrom(kind, step).length === 0);
  return [
    '```mermaid',
    'stateDiagram-v2',
    `  [*] --> ${REQUEST_WAYS[kind].first}`,
    ...lines,
    ...ends.map((step) => `  ${step} --> [*]`),
    '```',
  ].join('\n');
}

function table(kind: RequestKind): string {
  const rows = stepsOf(kind).flatMap((step) => {
    const first = [words(step), statusOf(kind, step)];
    const moves = movesFrom(kind, step);
    if (moves.length === 0) return [[...first, '(end)', '', '', '']];
    return moves.map((move, at) => [...(at === 0 ? first : ['', '']), ...cells(move)]);
  });
  return [
    ['Step', 'Status', 'Move', 'By', 'To', 'When, and who is told'],
    ['---', '---', '---', '---', '---', '---'],
    ...rows,
  ]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
}

function cells({ name, by, to, when, after, tells = [] }: Move): string[] {
  const told = tells.map(({ whom, what }) => `tells ${whom}: ${words(what)}`);
  const notes = [...(when ? [words(when)] : []), ...(after ? [`period: ${words(after)}`] : []), ...told];
  return [words(name), by.join(', '), words(to), notes.join('; ')];
}

function title(kind: RequestKind): string {
  return `${kind.charAt(0).toUpperCase()}${words(kind.slice(1))}`;
}

function words(name: string): string {
  return name.replaceAll('_', ' ');
}
