import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { wholeText } from '../whole-text.ts';

/** Class that hides text visually; its rules are in the provider. */
export const ANNOUNCED_CLASS = 'tienda-said';

/** Pause before a text in ms. Screen readers miss a change without a gap, and read only the last of several. */
const BEFORE = 150;
/** Time in ms after which a text is removed, so that users do not find old text at the page's end. */
const SHOWN_MS = 5000;

interface LiveLayer {
  /** Adds the element to the end of the page; nothing is announced before. Returns the element, valid until `close`. */
  open(): HTMLElement;
  say(text: string): void;
  close(): void;
}

/**
 * Creates a live region at the end of `body`. The region always exists, because screen readers must know it before its
 * text changes. Dialogs, which hide the page from screen readers, do not hide it.
 */
function createLiveLayer(): LiveLayer {
  let words: HTMLElement | undefined;
  // Screen readers read a fresh page from its start: announce nothing before the user acts.
  let used = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let close = () => {};
  const write = (text: string) => {
    clearTimeout(timer);
    if (words) words.textContent = text;
  };
  return {
    open: () => {
      const opened = openElement(() => {
        used = true;
      });
      ({ words, close } = opened);
      return opened.element;
    },
    say: (text) => {
      if (!used) return;
      write('');
      timer = setTimeout(() => {
        write(text);
        timer = setTimeout(write, SHOWN_MS, '');
      }, BEFORE);
    },
    close: () => {
      clearTimeout(timer);
      used = false;
      close();
    },
  };
}

function openElement(onUse: () => void) {
  const element = document.createElement('div');
  element.setAttribute('aria-live', 'polite');
  const words = document.createElement('p');
  words.className = ANNOUNCED_CLASS;
  element.append(words);
  document.body.append(element);

  const shown = new MutationObserver(() => element.removeAttribute('aria-hidden'));
  shown.observe(element, { attributeFilter: ['aria-hidden'] });

  const use = () => {
    onUse();
    stopListening();
  };
  const acts = ['click', 'keydown', 'input'] as const;
  const stopListening = () => {
    for (const act of acts) removeEventListener(act, use, true);
  };
  for (const act of acts) addEventListener(act, use, true);
  return {
    element,
    words,
    close: () => {
      stopListening();
      shown.disconnect();
      element.remove();
    },
  };
}

/** Returns the layer, always the same, and its element after the first render; undefined on the server. */
export function useLiveLayer(): [layer: LiveLayer, element: HTMLElement | undefined] {
  const [layer] = useState(createLiveLayer);
  const [element, setElement] = useState<HTMLElement>();
  useEffect(() => {
    setElement(layer.open());
    return layer.close;
  }, [layer]);
  return [layer, element];
}

export const LiveLayerContext = createContext<LiveLayer | undefined>(undefined);

/**
 * Announces `text` once per `occasion`, for example after a list was searched, sorted or paged. While `text` is
 * undefined, the announcement waits. Announces nothing for the first page load.
 */
export function useAnnouncement(text: string | undefined, occasion: string) {
  const layer = useContext(LiveLayerContext);
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (!layer || text === undefined || last.current === occasion) return;
    last.current = occasion;
    layer.say(text);
  }, [layer, text, occasion]);
}

/** Returns the list's announcement: 'Resultados 21 a 40 de 78.' `page` starts at 1. */
export function resultsText(page: number, pageSize: number, total: number): string {
  const first = (page - 1) * pageSize + 1;
  if (first > total) return 'Sin resultados.';
  const last = Math.min(total, page * pageSize);
  return `Resultados ${wholeText(first)} a ${wholeText(last)} de ${wholeText(total)}.`;
}
