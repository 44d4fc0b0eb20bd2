import { existsSync } from 'node:fs';

/** `npm run bench <name> -- <options>` runs bench/<name>/<name>.ts; each prints one table. */
const [name, ...options] = process.argv.slice(2);
const file = new URL(`./${name}/${name}.ts`, import.meta.url);
if (name === undefined || !/^[a-z-]+$/.test(name) || !existsSync(file)) {
  console.error('usage: npm run bench <name> [-- options], where bench/<name>/<name>.ts exists');
  process.exitCode = 2;
} else {
  const { main } = (await import(file.href)) as { main: (options: readonly string[]) => Promise<void> };
  await main(options);
}
