/** Where a node stood that was taken out of the document, and what was put into its place. */
type Gap = { parent: Node; previous: Node | null; next: Node | null; standIns: Node[] };

/**
 * Lets React go on in a document whose nodes others replace. The translators of Chrome and of some extensions put
 * `<font><font>…</font></font>` in the place of a text that React holds; React then removes it, inserts before it or writes
 * into it where it is not any more. To be called once, before React starts (docs/decisions/111).
 *
 * - removed by React: what stands in its place goes;
 * - inserted before by React: what stands in its place is inserted before;
 * - written into by React: the text itself comes back, in the place of its translation.
 */
export function tolerateTranslation(): void {
  const gaps = new WeakMap<Node, Gap>();
  // A translator works out of sight: no method of this document is called, only its changes are seen.
  const observer = new MutationObserver(note);
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  const { insertBefore, removeChild } = Node.prototype;

  Node.prototype.removeChild = function removeTolerantly<Child extends Node>(
    this: Node,
    child: Child,
  ): Child {
    if (child.parentNode === this) removeChild.call(this, child);
    else takeAway(child, this);
    return child;
  };
  Node.prototype.insertBefore = function insertTolerantly<Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    const isLost = next instanceof Node && next.parentNode !== this;
    if (isLost) note(observer.takeRecords());
    insertBefore.call(this, child, isLost ? placeOf(next, this) : next);
    return child;
  };

  function takeAway(child: Node, parent: Node): void {
    note(observer.takeRecords());
    for (const standIn of standInsOf(child)) removeWithWrappers(standIn, parent);
    gaps.delete(child);
    removeWithWrappers(child, parent);
  }

  /** The child of `parent` at which `lost`, once a child of it, stands or stood; null for its end. */
  function placeOf(lost: Node, parent: Node): Node | null {
    const seen = new Set<Node>();
    for (
      let node: Node | null = lost;
      node && !seen.has(node);
      node = gaps.get(node)?.next ?? null
    ) {
      seen.add(node);
      const standing = [node, ...standInsOf(node)].find((each) => parent.contains(each));
      if (standing && standing !== parent) return childOf(parent, standing);
    }
    const { previous } = gaps.get(lost) ?? {};
    return previous?.parentNode === parent ? previous.nextSibling : null;
  }

  /** What stands in the place of a node now, but around it: a translation may have been translated again. */
  function standInsOf(node: Node): Node[] {
    // What came and went more than once may stand in for itself.
    const seen = new Set([node]);
    return connectedFor(node).filter((each) => !each.contains(node));

    function connectedFor(absent: Node): Node[] {
      const unseen = (gaps.get(absent)?.standIns ?? []).filter((each) => !seen.has(each));
      for (const each of unseen) seen.add(each);
      return unseen.flatMap((each) => (each.isConnected ? [each] : connectedFor(each)));
    }
  }

  function note(records: readonly MutationRecord[]): void {
    for (const record of records) {
      if (record.type === 'characterData') putBack(record.target);
      for (const node of record.addedNodes) fillGap(node);
      for (const node of record.removedNodes) noteGap(node, record, records);
    }
  }

  /** A node that was out is in the document again, because React moves it or because a translation is undone. */
  function fillGap(node: Node): void {
    if (!gaps.has(node) || !node.isConnected) return;
    for (const standIn of standInsOf(node)) standIn.parentNode?.removeChild(standIn);
    gaps.delete(node);
  }

  function noteGap(node: Node, record: MutationRecord, records: readonly MutationRecord[]): void {
    const { target: parent, previousSibling: previous, nextSibling: next } = record;
    const added = record.addedNodes.length > 0 ? record : records.findLast(isBeside);
    gaps.set(node, { parent, previous, next, standIns: [...(added?.addedNodes ?? [])] });
    // So that what React writes into it is heard.
    if (node instanceof Text) observer.observe(node, { characterData: true });

    /** Some put the translation beside the text first, or afterwards where the text has been. */
    function isBeside(other: MutationRecord): boolean {
      if (other.target !== parent || ![...other.addedNodes].some(isTranslation)) return false;
      const { previousSibling: before, nextSibling: after } = other;
      return before === node || after === node || (before === previous && after === next);
    }
  }

  /** A text that was written into while something stands in its place. */
  function putBack(text: Node): void {
    const gap = gaps.get(text);
    if (!gap || text.isConnected || !gap.parent.isConnected) return;
    const [first, ...others] = standInsOf(text);
    const parent = first?.parentNode ?? gap.parent;
    insertBefore.call(parent, text, first ?? placeOf(text, parent));
    for (const standIn of first ? [first, ...others] : []) standIn.parentNode?.removeChild(standIn);
    gaps.delete(text);
  }
}

/** Also out of elements that a translator has put around it; those that are empty then go with it. */
function removeWithWrappers(node: Node, within: Node): void {
  const parent = node.parentNode;
  parent?.removeChild(node);
  if (!parent || parent === within || parent.hasChildNodes() || !within.contains(parent)) return;
  removeWithWrappers(parent, within);
}

function childOf(parent: Node, descendant: Node): Node {
  let child = descendant;
  while (child.parentNode && child.parentNode !== parent) child = child.parentNode;
  return child;
}

/** `<font>`, or an element of an extension's own: no page of ours has either. */
function isTranslation(node: Node): boolean {
  return node instanceof Element && (node.localName === 'font' || node.localName.includes('-'));
}
