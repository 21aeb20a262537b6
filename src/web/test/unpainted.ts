import type { BrowserContext } from '@playwright/test';

/**
 * What is transparent is laid out, seen as visible and hit as ever, but is not painted, and painting is most of what a page
 * costs where no graphics card does it. No test looks at pixels, not even on paper, where
 * sheets are counted and measured.
 */
export const unpainted = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const cover = new CSSStyleSheet();
    cover.replaceSync('body { opacity: 0 }');
    document.adoptedStyleSheets.push(cover);
    // Nor is anything heard, unless a test listens. A blank page keeps nothing.
    if (location.protocol !== 'about:' && localStorage.getItem('redut.sounds') === null)
      localStorage.setItem('redut.sounds', 'off');
  });
