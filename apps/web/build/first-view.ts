import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/**
 * Brings the first view in fewer round trips: index.html carries the styles of what surrounds every page, so that its shape is drawn
 * at once, and names the scripts of the application, which the entry would ask for only after its own arrival. They wait behind
 * what is seen (`fetchpriority`). `application` ends the path of the module that the entry imports to draw.
 */
export function firstView(application: string): Plugin {
  let styles = '';
  let scripts: string[] = [];
  return {
    name: 'lectern:first-view',
    apply: 'build',
    generateBundle: {
      // Before Vite writes down which styles a chunk needs: these are there already.
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

/** The entry, the chunks that run before the module's own code does, and its own. */
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
