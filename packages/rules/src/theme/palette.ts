/** Colours that no tenant changes. Every ink can be read on every surface of its mode (see theme.test.ts). */
export interface Palette {
  readonly paper: string;
  readonly card: string;
  readonly soft: string;
  readonly ink: string;
  readonly 'ink-2': string;
  readonly 'ink-3': string;
  readonly line: string;
  readonly 'line-2': string;
  /** Edges of controls, which must be seen: 3:1. */
  readonly edge: string;
  readonly ok: string;
  readonly 'ok-soft': string;
  readonly warn: string;
  readonly 'warn-soft': string;
  readonly bad: string;
  readonly 'bad-soft': string;
  readonly mark: string;
}

export type ColourMode = 'light' | 'dark';

/** A reading room by day and by lamp light: warm paper, few colours. */
export const PALETTES: Readonly<Record<ColourMode, Palette>> = {
  light: {
    paper: '#faf8f5',
    card: '#ffffff',
    soft: '#f3efe8',
    ink: '#1f2a33',
    'ink-2': '#4d5964',
    'ink-3': '#626c75',
    line: '#e6e0d6',
    'line-2': '#d8d0c3',
    edge: '#8a8478',
    ok: '#1d6b3a',
    'ok-soft': '#e5f3ea',
    warn: '#8a5200',
    'warn-soft': '#fff3dc',
    bad: '#a4262c',
    'bad-soft': '#fdecec',
    mark: '#fdeebe',
  },
  dark: {
    paper: '#13181c',
    card: '#1b2227',
    soft: '#252d33',
    ink: '#e9e6e0',
    'ink-2': '#b9c1c8',
    'ink-3': '#9aa4ac',
    line: '#2f383f',
    'line-2': '#434e57',
    edge: '#75818a',
    ok: '#7fd09b',
    'ok-soft': '#18301f',
    warn: '#f0bd6a',
    'warn-soft': '#35280f',
    bad: '#f39a9a',
    'bad-soft': '#3a1d1f',
    mark: '#57470f',
  },
};
