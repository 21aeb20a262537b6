// The browser of tests, benchmarks and pictures: one of the system if CHROMIUM names it, else the one that comes with the
// dependencies. That one is unpacked into the temporary folder when it is first asked for, and two processes must not do it
// at once: the second would start a file that is still being written. So whoever starts several asks first.
import packed from '@sparticuz/chromium';

export const browserPath = async (): Promise<string> => process.env['CHROMIUM'] ?? (await packed.executablePath());
