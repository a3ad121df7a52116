/**
 * Lets React go on with a page that the browser translates. A translation puts a `<font>` in the place of each text node,
 * and React still holds the text node: its next change shows nowhere, and to remove it throws, which takes the page away.
 * Here the text node comes back before React changes it. The browser then translates the new text. Returns how to stop.
 */
export function keepTranslatedPage(): () => void {
  const standIns = new WeakMap<Node, ChildNode>();
  const taken = new WeakSet<Node>();

  const learn = (records: readonly MutationRecord[]) => {
    for (const record of records) {
      for (const text of record.removedNodes) {
        const standIn = text instanceof Text && !text.parentNode && standInOf(record, taken);
        if (!standIn) continue;
        standIns.set(text, standIn);
        taken.add(standIn);
      }
    }
  };
  const observer = new MutationObserver(learn);
  observer.observe(document, { childList: true, subtree: true });

  /** Puts the text node back in the place of its translation, or takes it out of it. */
  const bringBack = (node: Node, parent?: Node) => {
    learn(observer.takeRecords());
    const standIn = standIns.get(node) ?? (parent && childAround(node, parent));
    if (node instanceof Text && standIn?.parentNode) standIn.replaceWith(node);
    standIns.delete(node);
  };

  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode !== this) bringBack(child, this);
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    if (before && before.parentNode !== this) bringBack(before, this);
    return insertBefore.call(this, node, before?.parentNode === this ? before : null) as T;
  };

  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Text.prototype, 'nodeValue', {
    configurable: true,
    get(this: Text) {
      return nodeValue?.get?.call(this);
    },
    set(this: Text, value: string | null) {
      if (!this.parentNode) bringBack(this);
      nodeValue?.set?.call(this, value);
    },
  });

  return () => {
    observer.disconnect();
    Object.assign(Node.prototype, { removeChild, insertBefore });
    Reflect.deleteProperty(Text.prototype, 'nodeValue');
  };
}

/** The `<font>` that was put where the record's text stood: with it, before it or after it. */
function standInOf(
  { target, addedNodes, previousSibling: before, nextSibling: after }: MutationRecord,
  taken: WeakSet<Node>,
): ChildNode | undefined {
  const near = [...addedNodes, before, before?.nextSibling, after, after?.previousSibling, target.firstChild];
  return near.find(
    (node): node is ChildNode => node?.nodeName === 'FONT' && node.parentNode === target && !taken.has(node),
  );
}

/** The child of `parent` that the node stands in, where the translation moved the node into its `<font>`. */
function childAround(node: Node, parent: Node): ChildNode | undefined {
  let at: Node | null = node;
  while (at && at.parentNode !== parent) at = at.parentNode;
  return at ? (at as ChildNode) : undefined;
}
