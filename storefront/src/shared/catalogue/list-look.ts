/** Cards or a compact list: what the person chose last in this browser. */
import { storedValue } from 'app-core/stored-value';
import { COMPACT } from 'ui-kit/theme/compact-list';
import * as v from 'valibot';

const KEY = 'listado';
const compact = storedValue(KEY, v.boolean(), false);
const { attribute, value } = COMPACT;

/** The text of a script that the page runs before it is painted. */
export const showChosenLook = `try{localStorage.${KEY}=="true"&&document.documentElement.setAttribute("${attribute}","${value}")}catch{}`;

function show(isCompact: boolean): void {
  const { documentElement: root } = document;
  if (isCompact) root.setAttribute(attribute, value);
  else root.removeAttribute(attribute);
}

/** The other one, from now on. */
export function changeLook(): void {
  const next = !document.documentElement.hasAttribute(attribute);
  compact.write(next);
  show(next);
}

/** In all of its tabs. Returns how to stop. */
export const followLook = (): (() => void) => compact.follow(() => show(compact.read()));
