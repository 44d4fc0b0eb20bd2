// `npm start`: the demo. Mails and text messages are files.
import { runServer } from './run-server.mjs';

runServer(['--demo', ...process.argv.slice(2)]);
