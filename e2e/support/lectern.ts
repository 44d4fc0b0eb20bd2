/** Runs a `lectern` command on the installation of the server under test. A running server follows within seconds. */
export async function lectern(...words: string[]): Promise<string> {
  return lecternReading('', ...words);
}

/** The same with a standard input, for commands that read a secret from it. */
export async function lecternReading(input: string, ...words: string[]): Promise<string> {
  const response = await fetch(process.env.LECTERN_E2E_COMMANDS ?? '', {
    method: 'POST',
    body: JSON.stringify({ words, input }),
  });
  const printed = await response.text();
  if (!response.ok) throw new Error(`lectern ${words.join(' ')}: ${printed}`);
  return printed;
}
