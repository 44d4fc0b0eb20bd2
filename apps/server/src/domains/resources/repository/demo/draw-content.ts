import type { DemoObject } from '@lectern/demo/repository/demo-objects';
import { HARBOUR_MAP, harbourMap } from '@lectern/demo/repository/harbour-map';
import sharp from 'sharp';
import { drawDocument } from '../../../../platform/pdf/draw-document.ts';

/** The file of an object of the demo: a PDF of its chapters, or the map, a JPEG of some megapixels of which a viewer asks for parts. */
export async function drawContent(
  { language, creators, chapters, isMap }: DemoObject,
  title: string,
  madeAt: Date,
): Promise<{
  readonly content: Buffer;
  readonly mediaType: 'application/pdf' | 'image/jpeg';
  readonly pages: number;
}> {
  if (isMap) {
    const drawn = sharp(Buffer.from(harbourMap())).resize(HARBOUR_MAP).jpeg({ quality: 82 });
    return { content: await drawn.toBuffer(), mediaType: 'image/jpeg', pages: 0 };
  }
  const content = await drawDocument({ language, title, author: creators.join(', '), madeAt, chapters });
  return { content, mediaType: 'application/pdf', pages: chapters.length + 1 };
}
