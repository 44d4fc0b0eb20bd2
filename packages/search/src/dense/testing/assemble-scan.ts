import wabt from 'wabt';

/** The bytes of a WebAssembly module that is written as text, without names. Raises an error where the text is no module. */
export async function assembleScan(text: string): Promise<Uint8Array> {
  const { parseWat } = await wabt();
  const module = parseWat('scan.wat', text, { simd: true, threads: true });
  try {
    return module.toBinary({ write_debug_names: false }).buffer;
  } finally {
    module.destroy();
  }
}
