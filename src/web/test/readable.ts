// What a person with eyes would complain of: words that are cut, that lie over each other, or that something else covers.
import type { Page } from '@playwright/test';

/** What is printed on cards and drawn on maps keeps its size and is looked at by other tests. */
const PRINTED = '.card, .card-tile, svg, .told-marks, .advice-signs, .mark, .count, .will-turn, .hand-edge';
const UNSEEN = '.hidden-words, [hidden], .skip';

/**
 * Runs in the page. Each line names what is wrong and the words that it is wrong with; words in a part that scrolls by
 * itself count as far as they are in its window.
 */
export function unreadable({ printed, unseen }: { readonly printed: string; readonly unseen: string }): string[] {
  interface TextLine {
    readonly text: string;
    readonly of: Element;
    readonly box: DOMRect;
  }
  const SLACK = 3;
  const found = new Set<string>();
  const told = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 40);
  const hides = (value: string): boolean => value === 'hidden' || value === 'clip';
  const scrolls = (value: string): boolean => value === 'auto' || value === 'scroll';
  /** The part of it that can be seen where it stands; words that are cut for good are told. */
  const inView = (box: DOMRect, of: Element, text: string): DOMRect | undefined => {
    let { left, top, right, bottom } = box;
    // Lines are taller than their letters.
    const high = box.height * 0.45;
    for (let at: Element | null = of; at !== null && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      const edge = at.getBoundingClientRect();
      const [x, y] = [style.overflowX, style.overflowY];
      const isCut =
        (hides(x) && (left < edge.left - SLACK || right > edge.right + SLACK)) ||
        (hides(y) && (top < edge.top - high || bottom > edge.bottom + high));
      if (right <= left || bottom <= top) return undefined;
      if (isCut) found.add(`cut: ${told(text)}`);
      if (hides(x) || scrolls(x)) [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (hides(y) || scrolls(y)) [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      if (style.position === 'fixed') break;
    }
    return right - left > 1 && bottom - top > 1 ? new DOMRect(left, top, right - left, bottom - top) : undefined;
  };
  const lines: TextLine[] = [];
  // What stays in the window covers what goes by under it only until one scrolls on.
  const stays = [...document.querySelectorAll('.prompt')].filter((one) => getComputedStyle(one).position === 'sticky');
  const goesBy = (of: Element, { top, bottom }: DOMRect): boolean =>
    stays.some((one) => {
      const edge = one.getBoundingClientRect();
      return edge.top <= 0 && !one.contains(of) && top < edge.bottom && bottom > edge.top;
    });
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (words.nextNode() !== null) {
    const node = words.currentNode;
    const of = node.parentElement!;
    const text = node.textContent ?? '';
    if (text.trim() === '' || of.closest(unseen) !== null) continue;
    if (!of.checkVisibility({ visibilityProperty: true })) continue;
    // Who cannot see gets these words, and nobody sees them.
    let clipped = false;
    for (let at: Element | null = of; at !== null; at = at.parentElement)
      clipped ||= getComputedStyle(at).clipPath === 'inset(50%)';
    if (clipped) continue;
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1 || rect.height < 1) continue;
      if (of.closest(printed) !== null) continue;
      const box = inView(rect, of, text);
      if (box !== undefined && !goesBy(of, box)) lines.push({ text, of, box });
    }
  }
  for (const [n, a] of lines.entries()) {
    for (const b of lines.slice(n + 1)) {
      if (a.of === b.of) continue;
      const w = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const [air, more] = [a.box.height * 0.2, b.box.height * 0.2];
      const h = Math.min(a.box.bottom - air, b.box.bottom - more) - Math.max(a.box.top + air, b.box.top + more);
      if (w > SLACK && h > SLACK) found.add(`over: ${told(a.text)} / ${told(b.text)}`);
    }
    const [x, y] = [a.box.left + a.box.width / 2, a.box.top + a.box.height / 2];
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
    const hit = document.elementFromPoint(x, y);
    if (hit === null || hit.contains(a.of) || a.of.contains(hit)) continue;
    // What only takes clicks, such as the room around a small button, covers nothing.
    let paints = false;
    for (let at: Element | null = hit; at !== null && !at.contains(a.of) && !paints; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      const { left, right, top, bottom } = at.getBoundingClientRect();
      const isHere = x >= left && x <= right && y >= top && y <= bottom;
      paints = isHere && (backgroundImage !== 'none' || !/^rgba\(.*, 0\)$/.test(backgroundColor));
    }
    if (!paints) continue;
    // A card's marks and its neighbours of the hand lie over it on purpose.
    if (hit.closest(printed) !== null || hit.closest('.slot') !== null) continue;
    // What lets clicks through may be drawn before what takes them.
    if (getComputedStyle(a.of).pointerEvents === 'none') continue;
    found.add(`covered: ${told(a.text)} by ${hit.localName}.${hit.getAttribute('class') ?? ''}`);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.add(`wide: ${scrollWidth} of ${clientWidth}`);
  return [...found];
}
/** The same for every part of a page that is taller than its window. */
export async function unread(page: Page): Promise<readonly string[]> {
  const found = new Set<string>();
  for (let at = 0; ; at++) {
    const height = await page.evaluate((n) => {
      scrollTo(0, n * innerHeight * 0.8);
      return document.documentElement.scrollHeight - (n * innerHeight * 0.8 + innerHeight);
    }, at);
    for (const one of await page.evaluate(unreadable, { printed: PRINTED, unseen: UNSEEN })) found.add(one);
    if (height <= 0 || at > 12) break;
  }
  await page.evaluate(() => scrollTo(0, 0));
  return [...found];
}

/** Runs in the page: names on cards that do not stand there as they are written: broken inside a word, or cut. */
export function brokenNames(): string[] {
  const found = new Set<string>();
  const range = document.createRange();
  const cards = document.querySelectorAll('.slot .card, .card-tile, .afu-reserve, .plan-block, .offer-card');
  for (const card of cards) {
    if (!card.checkVisibility({ visibilityProperty: true })) continue;
    const words = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    while (words.nextNode() !== null) {
      const node = words.currentNode;
      const text = node.textContent ?? '';
      const of = node.parentElement!;
      if (text.trim() === '' || !of.checkVisibility({ visibilityProperty: true })) continue;
      if (of.closest('.hidden-words') !== null || getComputedStyle(of).clipPath === 'inset(50%)') continue;
      for (const { index, 0: word } of text.matchAll(/[^\s-]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
        );
        if (lines.size > 1) found.add(`broken: ${text.replaceAll('\u00ad', '')}`);
      }
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      for (let at: Element | null = of; at !== null && at !== card.parentElement; at = at.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(at);
        const [cutsX, cutsY] = [overflowX, overflowY].map((flow) => flow !== 'visible' || clipPath !== 'none');
        const edge = at.getBoundingClientRect();
        const line = Number.parseFloat(getComputedStyle(of).fontSize) * (of.currentCSSZoom ?? 1) * 0.45;
        const isCut =
          (cutsX && (box.left < edge.left - 2 || box.right > edge.right + 2)) ||
          (cutsY && (box.top < edge.top - line || box.bottom > edge.bottom + line));
        if (isCut) found.add(`cut: ${text.replaceAll('\u00ad', '')}`);
      }
    }
  }
  return [...found];
}
