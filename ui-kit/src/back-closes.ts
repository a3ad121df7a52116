/**
 * Lets Back close a layer over the page, as on phones, instead of leaving the page. A router's blocker cannot do that
 * on the first page of a visit. So opening a layer adds a second history entry for the same page, the mark. If the
 * layer closes otherwise, the mark stays: the next page replaces it, and Back skips it.
 *
 * This file replaces the window's `pushState` and `replaceState`; the router's own history cannot do that. The router
 * numbers its entries, and a replaced mark keeps its page's number. The router would not see Back between both pages.
 */
import { useEffect, useEffectEvent, useState } from 'react';

const MARK = 'tiendaEncima';
const INDEX = '__TSR_index';

interface Place {
  marked: boolean;
  /** The router's index of the entry; a mark has the index of its page. */
  index: unknown;
  href: string;
}

const here = (): Place => {
  const state: Record<string, unknown> = window.history.state ?? {};
  return { marked: state[MARK] === true, index: state[INDEX], href: window.location.href };
};

/** Close functions of the open layers; the last one belongs to the top layer. */
const open: (() => void)[] = [];
/** Current history entry: `popstate` reports only the new one. */
let place: Place | undefined;

/** Call once per page, after the router has started. */
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
  // Run before the router, which would treat the mark as a page.
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
  // A layer that stays open, for example to ask about unsaved text, still needs its mark.
  else if (close) setTimeout(() => open.length > 0 && mark());
  else if (!place.marked && !close) window.history.back();
}

/** Adds the mark without telling the router. */
function mark(): void {
  const { history } = window;
  if (here().marked) return;
  History.prototype.pushState.call(history, { ...history.state, [MARK]: true }, '');
  place = here();
}

/** Calls `onClose` on Back while `isOpen`; with several layers, only that of the last opened one. */
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

/** Returns props for Material's select or autocomplete, so that Back closes the list. */
export function useListLayer() {
  const [open, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  useBackCloses(open, onClose);
  return { open, onOpen: () => setOpen(true), onClose };
}
