// `npm start`: builds the pages if needed and serves them.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { buildPages } from './build.ts';
import { serveFile } from './static.ts';

const root = join(import.meta.dirname, '../..');
const PORT = Number(process.env['PORT'] ?? 8137);
const HOST = process.env['HOST'] ?? '127.0.0.1';

if (!buildPages(root, (line) => console.log(line))) process.exit(1);
const pages = join(root, 'dist');
const server = createServer((request, response) => {
  if (serveFile(pages, request, response)) return;
  response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('404\n');
});
server.on('error', (error) => {
  console.error(`The pages cannot be served at port ${PORT}: ${error.message}. Choose another: PORT=8200 npm start`);
  process.exit(1);
});
server.listen(PORT, HOST, () => {
  console.log(`Redut is served at http://${HOST === '0.0.0.0' ? 'localhost' : HOST}:${PORT}/ (Ctrl+C to stop)`);
});
