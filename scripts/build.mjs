// npm run build: the client and the server as they are shipped, in dist/; nothing is built that is not stale.
import { buildClient, builtServer, checkNode, installPackages } from './prepare.mjs';

checkNode();
installPackages();
buildClient('production', 'dist/client');
builtServer();
