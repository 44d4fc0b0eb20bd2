import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** Reads the code in a picture; undefined if there is none. */
export type CodeReader = (picture: HTMLVideoElement | ImageBitmapSource) => Promise<string | undefined>;

/** What is on library items, cards and pickup codes. */
const FORMATS = ['qr_code', 'code_128', 'code_39', 'codabar', 'ean_13', 'itf'] as const;

/** A reader of codes that runs on this device. Its WebAssembly comes from this server, at the first use. */
export async function codeReader(): Promise<CodeReader> {
  prepareZXingModule({
    overrides: {
      locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? wasmAddress : prefix + path),
    },
  });
  const detector = new BarcodeDetector({ formats: [...FORMATS] });
  return async (picture) => {
    const [code] = await detector.detect(picture);
    return code?.rawValue.trim() || undefined;
  };
}
