import type { Plugin } from 'vite';

interface ChunkImports {
  readonly fileName: string;
  /** The files of the chunks that it imports when it is loaded; not those that it requests later. */
  readonly imports: readonly string[];
}

/**
 * Fails a build in which chunks import each other in a circle: one of them runs before what it needs, and the page stays empty. The
 * groups in vite.config.ts can make a circle of files that have none.
 */
export function refuseChunkCircles(): Plugin {
  return {
    name: 'lectern:refuse-chunk-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const circle = circleAmong(Object.values(bundle).filter((file) => file.type === 'chunk'));
      if (circle) this.error(`Chunks import each other in a circle: ${circle.join(' -> ')}`);
    },
  };
}

/** The files of one circle, the first one also at the end; undefined if there is none. */
export function circleAmong(chunks: readonly ChunkImports[]): string[] | undefined {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const inNoCircle = new Set<string>();
  const follow = (file: string, path: readonly string[]): string[] | undefined => {
    if (inNoCircle.has(file)) return undefined;
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    for (const next of importsOf.get(file) ?? []) {
      const circle = follow(next, [...path, file]);
      if (circle) return circle;
    }
    inNoCircle.add(file);
    return undefined;
  };
  for (const { fileName } of chunks) {
    const circle = follow(fileName, []);
    if (circle) return circle;
  }
  return undefined;
}
