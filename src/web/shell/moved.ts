/** Not every browser has it. */
type Moves = { moveBefore?: (this: Node, node: Node, before: Node | null) => void };

/**
 * What is moved within the page keeps its focus and goes on moving (`moveBefore`, by which lists are put in order). Chromium
 * then forgets which parts of it were to be styled anew because a class above them had changed: a card that can no longer
 * be played kept its frame for turns. Whatever was moved is therefore styled anew, as a whole (`[data-moved]` in base.css).
 */
export function restyleMoved(): void {
  const nodes = Element.prototype as Moves;
  const { moveBefore } = nodes;
  if (moveBefore === undefined) return;
  nodes.moveBefore = function (node, before) {
    moveBefore.call(this, node, before);
    if (node instanceof Element) node.toggleAttribute('data-moved');
  };
}
