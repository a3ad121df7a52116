/**
 * First test setup of the apps: test files share the process and document, but each gets fresh project modules.
 * Libraries stay loaded.
 */
import { vi } from 'vitest';

type Heard = [
  type: string,
  listener: EventListenerOrEventListenerObject,
  options?: AddEventListenerOptions | boolean,
];
const HEARD = Symbol.for('tienda.heard');
type Listening = typeof globalThis & { [HEARD]?: Heard[] };

/** Removes all listeners that earlier files added to the window. */
function forgetListeners(listening: Listening = globalThis): void {
  for (const heard of listening[HEARD]?.splice(0) ?? []) window.removeEventListener(...heard);
  if (listening[HEARD]) return;
  const all: Heard[] = [];
  listening[HEARD] = all;
  const listen = window.addEventListener.bind(window);
  window.addEventListener = (...heard: Heard) => {
    all.push(heard);
    listen(...heard);
  };
}

vi.resetModules();
forgetListeners();
// Restore properties that earlier files replaced for the page.
for (const name of Object.getOwnPropertyNames(history)) Reflect.deleteProperty(history, name);
