// The pictures that a device shows of the installed app, drawn from our own sign and pages:
// `node scripts/launch.mjs scripts/app-pictures.ts http://127.0.0.1:8080/` while the pages are served. What it writes is kept.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { browserPath } from './browser.ts';

const home = join(import.meta.dirname, '../src/web/public');
const sign = readFileSync(join(home, 'redut.svg'), 'utf8');

/** Systems cut a maskable icon to their own shape: what matters lies inside four fifths of it. */
const ICONS = [
  { name: 'icon-192', size: 192, share: 1 },
  { name: 'icon-512', size: 512, share: 1 },
  { name: 'icon-maskable-512', size: 512, share: 0.72 },
  { name: 'apple-touch-icon', size: 180, share: 0.84 },
] as const;
const GROUND = '#171d20';

async function drawIcons(browser: Browser): Promise<void> {
  for (const { name, size, share } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const picture = `data:image/svg+xml;base64,${Buffer.from(sign).toString('base64')}`;
    const inside = Math.round(size * share);
    await page.setContent(
      `<body style="margin:0;height:${size}px;display:grid;place-items:center;background:${share === 1 ? 'transparent' : GROUND}">` +
        `<img src="${picture}" width="${inside}" height="${inside}"></body>`,
    );
    await page.waitForFunction('document.images[0].complete');
    writeFileSync(join(home, `${name}.png`), await page.screenshot({ omitBackground: true }));
    await page.close();
  }
}

const SCREENS = [
  { name: 'screen-wide', width: 1280, height: 720, place: '#/play/afu?seed=pictures&bot=soldier' },
  { name: 'screen-narrow', width: 360, height: 640, place: '#/play/liberation?seed=pictures&bot=soldier' },
] as const;
async function drawScreens(browser: Browser, address: string): Promise<void> {
  for (const { name, width, height, place } of SCREENS) {
    const context = await browser.newContext({
      viewport: { width, height },
      locale: 'uk',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      isMobile: width < 600,
    });
    const page = await context.newPage();
    await page.goto(`${address}${place}`);
    await page.locator('.table[data-options*=";"]').waitFor({ timeout: 120_000 });
    await page.waitForTimeout(1500);
    writeFileSync(join(home, `${name}.jpg`), await page.screenshot({ type: 'jpeg', quality: 78 }));
    await context.close();
  }
}

const [address] = process.argv.slice(2);
if (address === undefined)
  throw new Error('where are the pages? node scripts/launch.mjs scripts/app-pictures.ts <address>');
const executablePath = await browserPath();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  await drawIcons(browser);
  await drawScreens(browser, address);
} finally {
  await browser.close();
}
