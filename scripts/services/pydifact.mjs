import { ensurePythonPackage } from './python-package.mjs';

/** A Python that has pydifact, which reads the EDIFACT that we write. */
export const ensurePydifact = () => ensurePythonPackage('pydifact', '0.2.3');

if (process.argv[1] === import.meta.filename) console.log(`LECTERN_TEST_PYDIFACT=${ensurePydifact() ?? ''}`);
