/**
 * For the tests of the apps, as their first setup: a file that follows another in the same process and document has the
 * project's modules, with all that they hold, for itself. Libraries are those that the file before has loaded.
 */
import { vi } from 'vitest';

type Heard = [
  type: string,
  listener: EventListenerOrEventListenerObject,
  options?: AddEventListenerOptions | boolean,
];
const HEARD = Symbol.for('tienda.heard');
type Listening = typeof globalThis & { [HEARD]?: Heard[] };

/** From here on nobody hears anything of the window who began to listen before. */
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
// What was put in their place for the page as a whole.
for (const name of Object.getOwnPropertyNames(history)) Reflect.deleteProperty(history, name);
