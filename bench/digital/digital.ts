import { measureTexts } from './texts.ts';

/** How quick the digital library is. Option: the number of pages in whose text words are sought (20,000). */
export async function main(options: readonly string[]): Promise<void> {
  const pages = Number(options.find((one) => /^\d+$/.test(one)) ?? 20_000);
  await measureTexts(pages);
}
