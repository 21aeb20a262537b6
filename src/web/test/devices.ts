// The devices that people in tests hold. Each test has devices on which nobody has played, but they are not new: a browser
// that has once fetched, read and compiled the pages shows them for half of what a new one costs. So a page is kept from
// test to test, with what the browser itself remembers of files, and everything that a test can have left in it is wiped.
import { test as anyTest, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { unpainted } from './unpainted.ts';

/** A file of the pages' own origin, in which nothing runs. */
const AT_REST = 'app.webmanifest';
/** What tests listen to. */
const HEARD = ['console', 'dialog', 'download', 'pageerror', 'popup', 'request', 'requestfailed', 'response'] as const;
/** So many devices that nobody holds are kept. */
const MOST_KEPT = 4;

/** Calls `then` before each of these methods. */
function before<T extends object>(of: T, methods: readonly (keyof T)[], then: () => void): void {
  for (const name of methods) {
    const own = of[name] as (...given: unknown[]) => unknown;
    Object.defineProperty(of, name, {
      value: (...given: unknown[]) => {
        then();
        return own.apply(of, given);
      },
    });
  }
}
/** Runs in the page: forgets whatever an origin can keep. */
async function forget(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const { name } of await indexedDB.databases())
    await new Promise<void>((resolve, reject) => {
      const asked = indexedDB.deleteDatabase(name!);
      asked.addEventListener('success', () => resolve());
      asked.addEventListener('error', () => reject(asked.error!));
    });
}

class Device {
  /** Something was done to it that cannot be undone here: it is not kept. */
  private spent = false;
  private readonly added: { dispose(): Promise<void> }[] = [];
  readonly kind: string;
  readonly page: Page;
  private readonly size: ReturnType<Page['viewportSize']>;

  private constructor(kind: string, page: Page) {
    this.kind = kind;
    this.page = page;
    this.size = page.viewportSize();
    const spend = (): void => {
      this.spent = true;
    };
    const context = page.context();
    before(page, ['emulateMedia', 'exposeBinding', 'exposeFunction', 'route', 'routeWebSocket'], spend);
    before(page, ['addLocatorHandler', 'routeFromHAR', 'setExtraHTTPHeaders'], spend);
    before(context, ['exposeBinding', 'exposeFunction', 'route', 'routeWebSocket', 'routeFromHAR'], spend);
    before(context, ['addInitScript', 'newCDPSession', 'setExtraHTTPHeaders'], spend);
    before(context, ['setGeolocation', 'setOffline'], spend);
    before(context.clock, ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'], spend);
    const add = page.addInitScript.bind(page);
    page.addInitScript = async (...given) => {
      const script = await add(...given);
      this.added.push(script);
      return script;
    };
  }
  static async open(browser: Browser, kind: string, options: BrowserContextOptions): Promise<Device> {
    const context = await browser.newContext(options);
    await unpainted(context);
    return new Device(kind, await context.newPage());
  }
  /** Makes it as if nobody had held it; false if that cannot be. */
  async wipe(): Promise<boolean> {
    const { page, spent } = this;
    if (spent || page.isClosed()) return false;
    const context = page.context();
    for (const other of context.pages()) if (other !== page) await other.close();
    for (const event of HEARD) page.removeAllListeners(event);
    for (const script of this.added.splice(0)) await script.dispose();
    const { origin } = new URL(page.url());
    await page.goto(AT_REST);
    // What lies with another origin is out of reach here.
    if (new URL(page.url()).origin !== origin) return false;
    await page.evaluate(forget);
    await context.clearCookies();
    await context.clearPermissions();
    await page.mouse.move(0, 0);
    if (this.size !== null) await page.setViewportSize(this.size);
    return true;
  }
  close(): Promise<void> {
    return this.page.context().close();
  }
}

/** The devices of one worker. */
class Devices {
  private readonly kept: Device[] = [];
  private readonly held: Device[] = [];
  private readonly browser: Browser;

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /** One of this kind: `like` is what the test asked for, `options` what this device has beside or instead of it. */
  async take(like: BrowserContextOptions, options: BrowserContextOptions): Promise<Page> {
    const kind = JSON.stringify({ ...like, ...options });
    const at = this.kept.findIndex((device) => device.kind === kind);
    const device = at >= 0 ? this.kept.splice(at, 1)[0]! : await Device.open(this.browser, kind, options);
    this.held.push(device);
    return device.page;
  }
  /** Takes all back that were handed out. */
  async collect(keep: boolean): Promise<void> {
    for (const device of this.held.splice(0)) {
      const wiped = keep && (await device.wipe().catch(() => false));
      if (wiped) this.kept.unshift(device);
      else await device.close();
    }
    for (const device of this.kept.splice(MOST_KEPT)) await device.close();
  }
}

/** Another device, of somebody else or of the same person; what is not said is as the test asks for. */
export type Another = (options?: BrowserContextOptions) => Promise<Page>;

interface ForTest {
  /** What devices of this test are like. */
  readonly like: BrowserContextOptions;
  readonly another: Another;
}
export const test = anyTest.extend<ForTest, { readonly devices: Devices }>({
  devices: [({ browser }, use) => use(new Devices(browser)), { scope: 'worker' }],
  like: ({ baseURL, contextOptions, deviceScaleFactor, hasTouch, isMobile, locale, serviceWorkers, viewport }, use) => {
    const asked = {
      baseURL,
      deviceScaleFactor: deviceScaleFactor ?? 1,
      hasTouch,
      isMobile,
      locale,
      serviceWorkers,
      viewport,
    };
    return use({ ...contextOptions, ...asked } as BrowserContextOptions);
  },
  another: async ({ devices, like }, use, info) => {
    await use((options = {}) => devices.take(like, options));
    // What failed is told with the page as it was; a service worker outlives its pages.
    await devices.collect(like.serviceWorkers === 'block' && info.status === info.expectedStatus);
  },
  context: async ({ another }, use) => use((await another()).context()),
  page: ({ context }, use) => use(context.pages()[0]!),
});
