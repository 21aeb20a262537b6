import { vi } from 'vitest';

/** What the settings look at when they are read, for tests without a browser: loaded before each of them. */
const NOTHING = { matches: false, addEventListener: () => undefined };
const ROOT = { classList: { toggle: () => undefined }, style: {} };
vi.stubGlobal('matchMedia', () => NOTHING);
vi.stubGlobal('document', { documentElement: ROOT, querySelector: () => null });
