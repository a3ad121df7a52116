/** Stores the user's choice of cards or compact list in this browser. */
import { storedValue } from 'app-core/stored-value';
import { COMPACT } from 'ui-kit/theme/compact-list';
import * as v from 'valibot';

const KEY = 'listado';
const compact = storedValue(KEY, v.boolean(), false);
const { attribute, value } = COMPACT;

/** Script that applies the choice before the first paint. */
export const showChosenLook = `try{localStorage.${KEY}=="true"&&document.documentElement.setAttribute("${attribute}","${value}")}catch{}`;

function show(isCompact: boolean): void {
  const { documentElement: root } = document;
  if (isCompact) root.setAttribute(attribute, value);
  else root.removeAttribute(attribute);
}

/** Switches between cards and compact list. */
export function changeLook(): void {
  const next = !document.documentElement.hasAttribute(attribute);
  compact.write(next);
  show(next);
}

/** Follows changes of other tabs. Returns a function that stops listening. */
export const followLook = (): (() => void) => compact.follow(() => show(compact.read()));
