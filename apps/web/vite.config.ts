import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanContracts } from './build/lean-contracts.ts';
import { precompress } from './build/precompress.ts';

/** The server answers index.html for every tenant's path (/demo/, /harbour/) and the files below /assets for all of them. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/',
  plugins: [leanContracts(), react(), precompress()],
  server: { proxy: { '/api': 'http://localhost:8855' } },
  build: {
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What changes with a version of the toolchain only, so that a release keeps it cached.
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
              priority: 2,
            },
            {
              name: 'vendor',
              test: /node_modules[\\/](@tanstack|i18next|react-i18next|zod)[\\/]/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
