import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of a PDF as another program reads it, without spaces: it guesses them between the parts of a line. */
export async function textOfPdf(pdf: Buffer): Promise<string> {
  const read = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages = Array.from({ length: read.numPages }, async (_, at) => {
    const { items } = await (await read.getPage(at + 1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join('');
  });
  return (await Promise.all(pages)).join('').replaceAll(/\s/gu, '');
}
