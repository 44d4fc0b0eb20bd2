export type Circle = 'check' | 'test' | 'long';
export interface TestKind {
  readonly name: string;
  readonly from: Circle;
  readonly why: string;
}
export function testFiles(root: string): { readonly file: string; readonly kind: TestKind }[];
export function testsOf(root: string, ...kinds: readonly string[]): string[];
export function vitestFilesIn(root: string, circle: 'check' | 'test'): string[];
