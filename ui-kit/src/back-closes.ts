/**
 * Back closes what lies over the page, as phones do, instead of leaving it. A router's blocker can't do that on the first
 * page of a visit, so opening puts a second entry for the same page, the mark, on top of its own. It stays there when
 * it is closed otherwise: the next page takes its place, and Back goes over it.
 */
import { useEffect, useEffectEvent, useState } from 'react';

const MARK = 'tiendaEncima';
const INDEX = '__TSR_index';

interface Place {
  marked: boolean;
  /** The router's number of the entry: a mark has that of its page. */
  index: unknown;
  href: string;
}

const here = (): Place => {
  const state: Record<string, unknown> = window.history.state ?? {};
  return { marked: state[MARK] === true, index: state[INDEX], href: window.location.href };
};

/** The open layers, each by the function that closes it; the last one is on top. */
const open: (() => void)[] = [];
/** Where the page stands: `popstate` tells only where it has come to. */
let place: Place | undefined;

/** Once per page, after the router has begun. */
function listen(): void {
  if (place) return;
  place = here();
  const { history } = window;
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  history.pushState = (state, ...to) => {
    (here().marked ? replace : push)({ ...state, [MARK]: false }, ...to);
    place = here();
  };
  history.replaceState = (state, ...to) => {
    replace({ ...state, [MARK]: here().marked }, ...to);
    place = here();
  };
  // Before the router, which would take the mark for a page of its own.
  window.addEventListener('popstate', onPopState, { capture: true });
}

function onPopState(event: PopStateEvent): void {
  const before = place;
  place = here();
  const close = open.at(-1);
  close?.();
  if (before?.index !== place.index || before?.marked === place.marked) return;
  if (before?.href === place.href) event.stopImmediatePropagation();
  if (open.length > 1) mark();
  // A layer that stays open, for instance to ask about unsaved text, still needs its mark.
  else if (close) setTimeout(() => open.length > 0 && mark());
  else if (!place.marked && !close) window.history.back();
}

/** Past the router, for which nothing has happened. */
function mark(): void {
  const { history } = window;
  if (here().marked) return;
  History.prototype.pushState.call(history, { ...history.state, [MARK]: true }, '');
  place = here();
}

/** While `isOpen`, Back calls `onClose`; of several, that of the one that was opened last. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(listen, []);
  useEffect(() => {
    if (!isOpen) return;
    const closer = () => close();
    open.push(closer);
    mark();
    return () => void open.splice(open.indexOf(closer), 1);
  }, [isOpen]);
}

/** What Material's select or autocomplete is to be given, so that Back closes its list. */
export function useListLayer() {
  const [open, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  useBackCloses(open, onClose);
  return { open, onOpen: () => setOpen(true), onClose };
}
