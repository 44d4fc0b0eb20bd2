import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/**
 * Saves round trips at the first view. index.html contains the styles of what surrounds every page, so that its shape is drawn at once.
 * It also preloads the scripts of the application, which the entry would request only after its own arrival, with low priority
 * (`fetchpriority`). `application` is the end of the path of the module that the entry imports to draw the page.
 */
export function firstView(application: string): Plugin {
  let styles = '';
  let scripts: string[] = [];
  return {
    name: 'lectern:first-view',
    apply: 'build',
    generateBundle: {
      // Before Vite notes which styles a chunk needs: these styles are in index.html.
      order: 'pre',
      handler(_options, bundle) {
        const chunks = chunksBefore(bundle, application);
        const files = new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
        styles = [...files].map((file) => takeStyles(bundle, file)).join('');
        for (const { viteMetadata } of chunks) viteMetadata?.importedCss.clear();
        scripts = chunks.filter(({ isEntry }) => !isEntry).map(({ fileName }) => fileName);
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => [
        { tag: 'style', children: styles, injectTo: 'head' },
        ...scripts.filter((file) => !html.includes(file)).map(preloadTag),
      ],
    },
  };
}

/** The entry, the chunk of the module, and all chunks that both import. */
function chunksBefore(bundle: Bundle, module: string): Chunk[] {
  const found = new Set<Chunk>();
  const visit = (chunk: Rolldown.OutputAsset | Chunk | undefined) => {
    if (chunk?.type !== 'chunk' || found.has(chunk)) return;
    found.add(chunk);
    for (const file of chunk.imports) visit(bundle[file]);
  };
  const all = Object.values(bundle).filter((file) => file.type === 'chunk');
  all.filter(({ isEntry }) => isEntry).forEach(visit);
  const begin = all.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
  if (!begin) throw new Error(`no chunk begins with ${module}`);
  visit(begin);
  return [...found];
}

function preloadTag(file: string): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: { rel: 'modulepreload', crossorigin: true, fetchpriority: 'low', href: `/${file}` },
    injectTo: 'head',
  };
}

function takeStyles(bundle: Bundle, file: string): string {
  const asset = bundle[file];
  delete bundle[file];
  return asset?.type === 'asset' ? String(asset.source) : '';
}
