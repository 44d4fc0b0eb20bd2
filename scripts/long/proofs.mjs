export const PROOFS = 'docs/proofs.md';

/** @typedef {Record<string, { readonly passed: boolean, readonly minutes: number }>} Results by name of the part */

/**
 * The list of proofs with a line for a tree: a new one at its end, or in the place of the tree's earlier line.
 * @param {string} text
 * @param {{ readonly tree: string, readonly names: readonly string[], readonly results: Results, readonly now: Date }} proof
 * @returns {string}
 */
export function addProof(text, { tree, names, results, now }) {
  const said = names.map((name) => {
    const result = results[name];
    if (!result) return `${name} not run`;
    return result.passed ? `${name} ${result.minutes} min` : `**${name} failed**`;
  });
  const isWhole = names.every((name) => results[name]?.passed);
  const line = `| ${now.toISOString().slice(0, 16).replace('T', ' ')} | ${tree} | ${isWhole ? 'passed' : 'not whole'} | ${said.join(', ')} |`;
  const others = text
    .trimEnd()
    .split('\n')
    .filter((one) => !one.includes(`| ${tree} |`));
  return `${[...others, line].join('\n')}\n`;
}
