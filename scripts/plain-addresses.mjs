// Runs in every thread of the unit tests. Vitest gives a test file a new address at each run, and what is compiled is kept
// by address: with the plain one a file is compiled when it has changed, and not at each run. Plain JavaScript, which
// needs no compiling itself.
import { registerHooks } from 'node:module';

const done = Symbol.for('test files have plain addresses');
// Who watches wants the file read again.
if (process.env['VITEST_MODE'] !== 'WATCH' && !Reflect.has(globalThis, done)) {
  Reflect.set(globalThis, done, true);
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      return { ...found, url: found.url.replace(/\?vitest=\d+$/, '') };
    },
  });
}
