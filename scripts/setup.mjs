// `npm run setup`: all that a start needs, for machines on which another program starts the server.
import { setUp } from './run-server.mjs';

setUp();
