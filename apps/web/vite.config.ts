import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { refuseChunkCircles } from './build/chunk-circles.ts';
import { firstView } from './build/first-view.ts';
import { leanContracts } from './build/lean-contracts.ts';
import { precompress } from './build/precompress.ts';
import { staffWorker } from './build/staff-worker.ts';

/** The server answers index.html for every tenant's path (/demo/, /harbour/) and the files below /assets for all of them. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/',
  plugins: [
    leanContracts(),
    react(),
    firstView('/app/draw.tsx'),
    refuseChunkCircles(),
    staffWorker('/app/staff/draw-staff.tsx'),
    precompress(),
  ],
  server: { proxy: { '/api': 'http://localhost:8855' } },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        index: fileURLToPath(new URL('index.html', import.meta.url)),
        'staff-worker': fileURLToPath(new URL('src/staff-worker/worker.ts', import.meta.url)),
        'push-worker': fileURLToPath(new URL('src/push-worker/worker.ts', import.meta.url)),
      },
      output: {
        entryFileNames: ({ name }) =>
          name === 'staff-worker' || name === 'push-worker' ? `${name}.js` : 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: [
            // The entry and what it imports, without React. It requests the rest.
            { name: 'start', test: /[\\/]src[\\/]app[\\/]main\.ts$|vite[\\/]preload-helper/, priority: 9 },
            // Changes only with a new version of React or the router. A release of ours leaves it in the cache.
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
              priority: 8,
            },
            { name: 'vendor', test: /node_modules[\\/](@tanstack|i18next|react-i18next)[\\/]/, priority: 7 },
            // One file for all: on a phone a request costs more than a kilobyte.
            {
              name: (id) => `words-${id.match(/([\w-]+)\.json$/)?.[1]}`,
              test: /[\\/]src[\\/](app|components)[\\/]locales[\\/]/,
              priority: 6,
            },
            // Form fields, which home and the result list do without. Most visits begin there.
            {
              name: 'fields',
              test: /[\\/]src[\\/]components[\\/](tabs|text-field|text-area|list-words|select-field|scan[\\/]scan-field)\./,
              includeDependenciesRecursively: false,
              priority: 6,
            },
            // The reader's own sections, which two pages show and no other one needs.
            {
              name: 'sections',
              test: /[\\/]src[\\/]app[\\/]pages[\\/](account-sections|section-contents)\./,
              includeDependenciesRecursively: false,
              priority: 7,
            },
            // Code that pages of hits share. Home does without it.
            {
              name: 'search',
              test: /[\\/]src[\\/](lib[\\/]search[\\/].*|components[\\/]source-bar[\\/].*|components[\\/]search-frame[\\/].*|app[\\/]pages[\\/]bib-dialogs|features[\\/]selection[\\/].*)\.tsx?$/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
              priority: 6,
            },
            // What pages of databases and of their titles share. Home does without it.
            {
              name: 'eresources',
              test: /[\\/]src[\\/]components[\\/]eresources[\\/][^\\/]+\.tsx?$/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
              priority: 6,
            },
            // What pages of the staff share. Readers never load it.
            {
              name: 'staff',
              test: /[\\/]src[\\/](components|lib)[\\/]staff[\\/]/,
              includeDependenciesRecursively: false,
              priority: 6,
            },
            {
              name: 'shared',
              // Not what joins features for some pages: with it, files would import each other in a circle.
              test: /[\\/](apps[\\/]web[\\/]src[\\/](app(?![\\/](pages|staff))|components|lib|theme)|packages[\\/]contracts|lucide-react)[\\/]/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
              priority: 5,
            },
          ],
        },
      },
    },
  },
});
