import { type Stats, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { PAGE_POLICY, sendText } from './wire/headers.ts';
import { pathOf } from './wire/origin.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

/** Everything that is written in letters gets smaller; fonts and photographs are packed already. */
const PACKED = new Set(['.html', '.js', '.css', '.json', '.md', '.svg', '.webmanifest']);
type Encoding = 'br' | 'gzip' | 'identity';
const packers: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer> | Buffer>> = {
  identity: (bytes) => bytes,
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes) => promisify(gzip)(bytes),
};
/**
 * Each file is read and packed once, by name, encoding and state, and sent from memory: who asks a thousand times and reads
 * nothing costs one file.
 */
const packed = new Map<string, { readonly tag: string; readonly bytes: Promise<Buffer> }>();
function pack(file: string, encoding: Encoding, tag: string): Promise<Buffer> {
  const key = `${encoding} ${file}`;
  const known = packed.get(key);
  if (known?.tag === tag) return known.bytes;
  const bytes = readFile(file).then(packers[encoding]);
  packed.set(key, { tag, bytes });
  bytes.catch(() => packed.delete(key));
  return bytes;
}
function encodingFor(request: IncomingMessage, file: string): Encoding {
  if (!PACKED.has(extname(file))) return 'identity';
  const accepted = request.headers['accept-encoding'] ?? '';
  const wanted = (['br', 'gzip'] as const).find((encoding) =>
    new RegExp(`\\b${encoding}\\b(?!;q=0(?:\\.0*)?(?:,|$))`).test(accepted),
  );
  return wanted ?? 'identity';
}

/** Whatever a path is that no file can have (too long, through a file, not ours to read), there is no such file. */
function look(file: string): Stats | undefined {
  try {
    const found = statSync(file);
    return found.isFile() ? found : undefined;
  } catch {
    return undefined;
  }
}

/** Answers with a file of the folder; false if there is none, and nothing has been answered yet. */
export function serveFile(folder: string, request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  let path: string;
  try {
    path = decodeURIComponent(pathOf(request));
  } catch {
    return false;
  }
  const file = join(folder, normalize(path.endsWith('/') ? `${path}index.html` : path));
  if (!path.startsWith('/') || !file.startsWith(folder + sep) || path.includes('\0')) return false;
  const found = look(file);
  if (found === undefined) return false;
  const named = path.startsWith('/assets/');
  const encoding = encodingFor(request, file);
  const plain = encoding === 'identity';
  const tag = `"${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}${plain ? '' : encoding}"`;
  const headers = {
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    // The build puts a hash of the content into these names: they never change.
    'Cache-Control': named ? 'public, max-age=31536000, immutable' : 'no-cache',
    'Content-Security-Policy': PAGE_POLICY,
    ...(plain ? {} : { 'Content-Encoding': encoding }),
    Vary: 'Accept-Encoding',
    ETag: tag,
  };
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304, headers).end();
    return true;
  }
  pack(file, encoding, tag).then(
    (bytes) =>
      response
        .writeHead(200, { ...headers, 'Content-Length': bytes.length })
        .end(request.method === 'HEAD' ? undefined : bytes),
    // The pages may have been built anew meanwhile: a file that is gone ends one answer, not the server.
    () => sendText(response, 404, '404\n'),
  );
  return true;
}
