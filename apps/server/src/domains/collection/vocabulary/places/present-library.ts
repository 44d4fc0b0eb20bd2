import type { librarySchema } from '@lectern/contracts/people/tenant/get-library-list';
import type * as z from 'zod';
import type { LibraryOpening } from '../hours/library-openings.ts';
import type { Library } from './places.ts';

/** A library as calls answer it. The text of the hours is that of the week; the library's own text only if it told no week. */
export function presentLibrary(
  { code, name, address, openingHours }: Library,
  openingOf: (libraryCode: string) => LibraryOpening,
): z.infer<typeof librarySchema> {
  const { week, opening } = openingOf(code);
  return { libCode: code, libName: name, address, openingHours: week ?? openingHours, opening };
}
