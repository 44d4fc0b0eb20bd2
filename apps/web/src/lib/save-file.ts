/** Lets the browser save an answer as a file, under the name that the server gave it. */
export async function saveFile(response: Response): Promise<void> {
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = fileNameOf(response.headers.get('content-disposition') ?? '');
  link.click();
  URL.revokeObjectURL(url);
}

/** The file name of a content-disposition header (RFC 6266), the encoded form first. */
export function fileNameOf(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/i.exec(disposition)?.[1] ?? 'download';
}
