import { expect, it } from 'vitest';
import { isModuleMissing } from './module-missing.ts';

it('knows in the words of every browser that a part of the application could not be fetched', () => {
  for (const error of [
    new TypeError('Failed to fetch dynamically imported module: https://library.example/assets/x.js'),
    new TypeError('error loading dynamically imported module: https://library.example/assets/x.js'),
    new TypeError('Importing a module script failed.'),
    new Error('Unable to preload CSS for /assets/x.css'),
  ])
    expect(isModuleMissing(error), error.message).toBe(true);
  expect(isModuleMissing(new TypeError('x is not a function'))).toBe(false);
});
