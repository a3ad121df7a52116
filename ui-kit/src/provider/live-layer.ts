import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { wholeText } from '../whole-text.ts';

/** Hides words from the eye alone; rules for it stand in the provider. */
export const SAID_CLASS = 'tienda-said';

/** Readers take a change for one only if the words were gone for a moment; and several at once for the last. */
const BEFORE = 150;
/** Long enough to be read, then gone, so that nobody meets old words at the page's end. Milliseconds. */
const STANDS = 5000;

interface LiveLayer {
  /** Puts it at the end of the page; nothing is said before. Answers what stands there, until `close`. */
  open(): HTMLElement;
  say(text: string): void;
  close(): void;
}

/**
 * An element at the end of `body` whose new words are read aloud. It always stands, as a reader has to know it before
 * there are words in it; and a dialog, which hides all that lies behind it from readers, does not hide it.
 */
function createLiveLayer(): LiveLayer {
  let words: HTMLElement | undefined;
  // A page that the browser has just loaded is read from its beginning; what the user does from then on is answered.
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
        timer = setTimeout(write, STANDS, '');
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
  words.className = SAID_CLASS;
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

/** The layer, always the same, and its element from after the first render on; none on the server. */
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
 * Has `text` read aloud once for each `occasion`: what a list shows, after it was searched, sorted or turned over.
 * While `text` is undefined, the occasion waits for it. Nothing is said of a page as the browser loaded it.
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

/** What a list shows, for `useAnnouncement`: 'Resultados 21 a 40 de 78.' `page` from 1, of `pageSize` each. */
export function resultsText(page: number, pageSize: number, total: number): string {
  const first = (page - 1) * pageSize + 1;
  if (first > total) return 'Sin resultados.';
  const last = Math.min(total, page * pageSize);
  return `Resultados ${wholeText(first)} a ${wholeText(last)} de ${wholeText(total)}.`;
}
