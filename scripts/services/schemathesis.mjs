import { ensurePythonPackage } from './python-package.mjs';

/** A Python that has schemathesis, which sends requests made from the description of the calls. */
export const ensureSchemathesis = () => ensurePythonPackage('schemathesis', '4.32.5');

if (process.argv[1] === import.meta.filename)
  console.log(`LECTERN_TEST_SCHEMATHESIS=${ensureSchemathesis() ?? ''}`);
