/** A password as it travels. The code of the cipher is loaded on first use, because nothing else needs it. */
export async function wirePassword(password: string): Promise<string> {
  const { encryptWirePassword } = await import('@lectern/rules/wire-cipher');
  return encryptWirePassword(password);
}
