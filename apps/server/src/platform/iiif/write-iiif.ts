import { MOST_IMAGE_SIDE, type PixelSize, square, within } from './image-request.ts';

const IMAGE_CONTEXT = 'http://iiif.io/api/image/3/context.json';
const PRESENTATION_CONTEXT = 'http://iiif.io/api/presentation/3/context.json';
/** The types in which both are sent (Image API 3.0, 5.1; Presentation API 3.0, 6.3). */
export const IMAGE_INFO_TYPE = `application/ld+json;profile="${IMAGE_CONTEXT}"`;
export const MANIFEST_TYPE = `application/ld+json;profile="${PRESENTATION_CONTEXT}"`;

const TILE = 512;

/** Texts by language (BCP 47, or `none`). */
export type LanguageMap = Readonly<Record<string, readonly string[]>>;

/** What a program has to know of an image (Image API 3.0, section 5). `id` is the address of the service. */
export function writeImageInfo(id: string, { width, height }: PixelSize): object {
  const factors = [1, 2, 4, 8, 16, 32, 64].filter(
    (one) => one === 1 || Math.max(width, height) / one >= TILE,
  );
  return {
    '@context': IMAGE_CONTEXT,
    id,
    type: 'ImageService3',
    protocol: 'http://iiif.io/api/image',
    profile: 'level1',
    width,
    height,
    maxWidth: MOST_IMAGE_SIDE,
    maxHeight: MOST_IMAGE_SIDE,
    tiles: [{ width: TILE, scaleFactors: factors }],
    extraFeatures: ['regionByPct', 'sizeByConfinedWh', 'sizeByPct', 'sizeByWh'],
  };
}

/** An object with pictures, as a manifest tells it. */
export interface ManifestFacts {
  /** Address of the manifest. */
  readonly id: string;
  readonly label: LanguageMap;
  readonly summary: LanguageMap;
  readonly metadata: readonly { readonly label: LanguageMap; readonly value: LanguageMap }[];
  readonly homepage: { readonly id: string; readonly label: LanguageMap };
  readonly provider: { readonly id: string; readonly label: LanguageMap };
  readonly pictures: readonly {
    /** Address of the image service. */
    readonly service: string;
    readonly name: string;
    readonly size: PixelSize;
  }[];
}

/** A manifest of the Presentation API 3.0: one canvas for each picture, painted with its image. */
export function writeManifest({ pictures, summary, metadata, ...facts }: ManifestFacts): object {
  const { id, label, homepage, provider } = facts;
  return {
    '@context': PRESENTATION_CONTEXT,
    id,
    type: 'Manifest',
    label,
    ...(Object.keys(summary).length > 0 && { summary }),
    ...(metadata.length > 0 && { metadata }),
    homepage: [{ ...homepage, type: 'Text', format: 'text/html' }],
    provider: [{ id: provider.id, type: 'Agent', label: provider.label }],
    items: pictures.map((picture, at) => canvasOf(`${id}/canvas/${at + 1}`, picture)),
  };
}

function canvasOf(id: string, { service, name, size }: ManifestFacts['pictures'][number]): object {
  const image = imageOf(service, within(size, square(MOST_IMAGE_SIDE)));
  return {
    id,
    type: 'Canvas',
    label: { none: [name] },
    ...size,
    thumbnail: [imageOf(service, within(size, square(TILE)))],
    items: [
      {
        id: `${id}/page`,
        type: 'AnnotationPage',
        items: [{ id: `${id}/image`, type: 'Annotation', motivation: 'painting', body: image, target: id }],
      },
    ],
  };
}

function imageOf(service: string, size: PixelSize): object {
  return {
    id: `${service}/full/${size.width},${size.height}/0/default.jpg`,
    type: 'Image',
    format: 'image/jpeg',
    ...size,
    service: [{ id: service, type: 'ImageService3', profile: 'level1' }],
  };
}
