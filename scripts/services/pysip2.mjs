import { ensurePythonPackage } from './python-package.mjs';

/** A Python that has pysip2, whose server our driver of SIP2 asks in tests. */
export const ensurePysip2 = () => ensurePythonPackage('pysip2', '0.1.0');

if (process.argv[1] === import.meta.filename) console.log(`LECTERN_TEST_PYSIP2=${ensurePysip2() ?? ''}`);
