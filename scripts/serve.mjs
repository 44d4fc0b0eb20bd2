// `npm run serve`: the libraries of the installation. Mails and text messages leave the house.
import { runServer } from './run-server.mjs';

runServer(process.argv.slice(2));
