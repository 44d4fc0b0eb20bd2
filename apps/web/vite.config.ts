import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstView } from './build/first-view.ts';
import { leanContracts } from './build/lean-contracts.ts';
import { precompress } from './build/precompress.ts';

/** The server answers index.html for every tenant's path (/demo/, /harbour/) and the files below /assets for all of them. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/',
  plugins: [leanContracts(), react(), firstView('/app/draw.tsx'), precompress()],
  server: { proxy: { '/api': 'http://localhost:8855' } },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The entry and what it stands on, none of it React: it asks for the rest.
            { name: 'start', test: /[\\/]src[\\/]app[\\/]main\.ts$|vite[\\/]preload-helper/, priority: 9 },
            // What changes with a version of the toolchain only, so that a release keeps it cached.
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
              priority: 8,
            },
            { name: 'vendor', test: /node_modules[\\/](@tanstack|i18next|react-i18next)[\\/]/, priority: 7 },
            // Few files: a request costs a phone more than a kilobyte.
            {
              name: (id) => `words-${id.match(/([\w-]+)\.json$/)?.[1]}`,
              test: /[\\/]src[\\/](app|components)[\\/]locales[\\/]/,
              priority: 6,
            },
            // What neither of the two pages shows that most visits begin with: home and the result list.
            {
              name: 'fields',
              test: /[\\/]src[\\/]components[\\/](tabs|text-field|select-field)\./,
              includeDependenciesRecursively: false,
              priority: 6,
            },
            // What pages of hits share, and home does without.
            {
              name: 'search',
              test: /[\\/]src[\\/](lib[\\/]search|app[\\/]pages|features[\\/]selection)[\\/].*\.ts$/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
              priority: 6,
            },
            {
              name: 'shared',
              test: /[\\/](apps[\\/]web[\\/]src[\\/](app|components|lib|theme)|packages[\\/]contracts|lucide-react)[\\/]/,
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
