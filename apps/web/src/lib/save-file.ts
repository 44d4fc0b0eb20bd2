/** Lets the browser save an answer as a file, under the name that the server gave it. */
export async function saveFile(response: Response): Promise<void> {
  saveBlob(await response.blob(), fileNameOf(response.headers.get('content-disposition') ?? ''));
}

/** Lets the browser save a text as a file. */
export function saveText(fileName: string, text: string): void {
  saveBlob(new Blob([text], { type: 'text/plain;charset=utf-8' }), fileName);
}

/** Lets the browser save bytes as a file. */
export function saveBlob(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}

/** The file name of a content-disposition header (RFC 6266), the encoded form first. */
export function fileNameOf(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/i.exec(disposition)?.[1] ?? 'download';
}
