import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** How much of a page is printed. The end of a long page says little. */
const LONGEST = 3000;

/**
 * Prints, at the end of a run, what the pages of each failed try showed, as the tree of accessibility. Files of a run elsewhere cannot be
 * opened afterwards; what was printed stays.
 */
export default class WhatPagesShowed implements Reporter {
  private readonly failures: { readonly test: TestCase; readonly result: TestResult }[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status !== test.expectedStatus) this.failures.push({ test, result });
  }

  onEnd(): void {
    for (const { test, result } of this.failures) {
      const title = `\n== ${test.titlePath().slice(2).join(' › ')}, try ${result.retry + 1}`;
      const errors = result.errors.map(({ message = '' }) => message);
      const pages = result.attachments.flatMap(({ name, path }) =>
        name === 'error-context' && path ? [pageIn(readFileSync(path, 'utf8'))] : [],
      );
      for (const one of [title, ...errors, ...pages]) process.stdout.write(`${one.slice(0, LONGEST)}\n`);
    }
  }

  printsToStdio(): boolean {
    return true;
  }
}

/** The tree of the page in a file of Playwright, which repeats the errors before it. */
function pageIn(context: string): string {
  return context.slice(Math.max(0, context.indexOf('```yaml')));
}
