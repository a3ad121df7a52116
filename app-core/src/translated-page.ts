/**
 * Lets React update a page that the browser translates. A translation replaces each text node with a `<font>`, but
 * React still holds the text node. React's next update would be invisible, and a removal would throw and unmount the
 * page. This function puts the text node back before React changes it; the browser then translates the new text.
 * Returns the function that stops this.
 */
export function supportTranslation(): () => void {
  const translations = new WeakMap<Node, ChildNode>();
  const usedTranslations = new WeakSet<Node>();

  const learn = (records: readonly MutationRecord[]) => {
    for (const record of records) {
      for (const text of record.removedNodes) {
        const translation =
          text instanceof Text && !text.parentNode && findTranslation(record, usedTranslations);
        if (!translation) continue;
        translations.set(text, translation);
        usedTranslations.add(translation);
      }
    }
  };
  const observer = new MutationObserver(learn);
  observer.observe(document, { childList: true, subtree: true });

  /** Puts the text node back in place of its translation, or moves it out of the translation. */
  const bringBack = (node: Node, parent?: Node) => {
    learn(observer.takeRecords());
    const translation = translations.get(node) ?? (parent && childAround(node, parent));
    if (node instanceof Text && translation?.parentNode) translation.replaceWith(node);
    translations.delete(node);
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

/** Returns the `<font>` that replaced the record's text: added with it, before it or after it. */
function findTranslation(
  { target, addedNodes, previousSibling: before, nextSibling: after }: MutationRecord,
  taken: WeakSet<Node>,
): ChildNode | undefined {
  const near = [...addedNodes, before, before?.nextSibling, after, after?.previousSibling, target.firstChild];
  return near.find(
    (node): node is ChildNode => node?.nodeName === 'FONT' && node.parentNode === target && !taken.has(node),
  );
}

/** Returns the child of `parent` that contains the node, if the translation moved the node into its `<font>`. */
function childAround(node: Node, parent: Node): ChildNode | undefined {
  let at: Node | null = node;
  while (at && at.parentNode !== parent) at = at.parentNode;
  return at ? (at as ChildNode) : undefined;
}
