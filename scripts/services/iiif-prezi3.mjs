import { ensurePythonPackage } from './python-package.mjs';

/** A Python that has iiif_prezi3, which reads the manifests that we write. */
export const ensureIiifPrezi3 = () => ensurePythonPackage('iiif_prezi3', '3.1.1');

if (process.argv[1] === import.meta.filename)
  console.log(`LECTERN_TEST_IIIF_PREZI3=${ensureIiifPrezi3() ?? ''}`);
