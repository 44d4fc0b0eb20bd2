/** A password as it travels; nothing for an empty one. The code of the cipher is loaded on first use. */
export async function wireForm(password: string): Promise<{ readonly password?: string }> {
  if (password === '') return {};
  const { encryptWirePassword } = await import('@lectern/rules/wire-cipher');
  return { password: encryptWirePassword(password) };
}
