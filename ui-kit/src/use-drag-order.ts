import { type CSSProperties, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

interface Point {
  x: number;
  y: number;
}

const NOWHERE: Point = { x: 0, y: 0 };

const plus = (one: Point, other: Point): Point => ({ x: one.x + other.x, y: one.y + other.y });

function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Returns the index of the nearest place. */
function nearestTo(point: Point, places: readonly Point[]): number {
  const far = places.map(({ x, y }) => Math.hypot(x - point.x, y - point.y));
  return far.indexOf(Math.min(...far));
}

/** Returns how far an item moves from its place while another item is dragged between two places. */
function shiftOf(index: number, from: number, to: number, places: readonly Point[]): Point {
  const next = from < index && index <= to ? index - 1 : to <= index && index < from ? index + 1 : index;
  const [here, there] = [places[index], places[next]];
  return here && there ? { x: there.x - here.x, y: there.y - here.y } : NOWHERE;
}

interface DragOrderOptions {
  disabled: boolean;
  /** Called when an item was dropped at another place. */
  onMove: (from: number, to: number) => void;
}

interface Carried {
  from: number;
  to: number;
  /** Offset from the item's own place. */
  by: Point;
  places: readonly Point[];
}

/** Movement in px that turns a press into a drag. */
const THRESHOLD = 6;
/** Distance from the window's edge where the page scrolls, and the step per frame, in px. */
const EDGE = { width: 64, step: 9 };

/**
 * Sorts a list's children by dragging with mouse, pen or finger; Escape cancels. A finger's handle needs `touch-action:
 * none`. Always offer buttons or keys too.
 */
export function useDragOrder(list: RefObject<HTMLElement | null>, options: DragOrderOptions) {
  const [carried, setCarried] = useState<Carried>();
  const latest = useRef(options);
  latest.current = options;
  const giveUp = useRef<() => void>(undefined);
  useEffect(() => () => giveUp.current?.(), []);

  const grab = (from: number) => (event: PointerEvent) => {
    if (options.disabled || event.button !== 0 || giveUp.current || !list.current) return;
    const { pointerId } = event;
    const began = { x: event.clientX, y: event.clientY + window.scrollY };
    const places = [...list.current.children].map(middleOf);
    let at = { x: event.clientX, y: event.clientY };
    let last: Carried | undefined;
    let frame = 0;

    const follow = () => {
      const by = { x: at.x - began.x, y: at.y + window.scrollY - began.y };
      if (!last && Math.hypot(by.x, by.y) < THRESHOLD) return;
      const here = places[from];
      if (!here) return;
      last = { from, to: nearestTo(plus(here, by), places), by, places };
      setCarried(last);
    };
    const scrollAtEdge = () => {
      const step = at.y < EDGE.width ? -EDGE.step : at.y > window.innerHeight - EDGE.width ? EDGE.step : 0;
      if (last && step !== 0) {
        window.scrollBy(0, step);
        follow();
      }
      frame = requestAnimationFrame(scrollAtEdge);
    };
    const end = (drop: boolean) => {
      listening.abort();
      cancelAnimationFrame(frame);
      giveUp.current = undefined;
      setCarried(undefined);
      if (drop && last && last.to !== from) latest.current.onMove(from, last.to);
    };

    const listening = new AbortController();
    const { signal } = listening;
    const onMove = (move: globalThis.PointerEvent) => {
      if (move.pointerId !== pointerId) return;
      at = { x: move.clientX, y: move.clientY };
      follow();
    };
    const onKey = (press: KeyboardEvent) => {
      if (press.key !== 'Escape') return;
      // Escape must not also close a dialog.
      press.stopPropagation();
      end(false);
    };
    window.addEventListener('pointermove', onMove, { signal });
    window.addEventListener('pointerup', (up) => up.pointerId === pointerId && end(true), { signal });
    window.addEventListener('pointercancel', (gone) => gone.pointerId === pointerId && end(false), {
      signal,
    });
    window.addEventListener('keydown', onKey, { signal, capture: true });
    frame = requestAnimationFrame(scrollAtEdge);
    giveUp.current = () => end(false);
  };

  const styleOf = (index: number): CSSProperties | undefined => {
    if (!carried) return undefined;
    const by = index === carried.from ? carried.by : shiftOf(index, carried.from, carried.to, carried.places);
    return { transform: `translate(${by.x}px, ${by.y}px)` };
  };
  return { carried: carried?.from, grab, styleOf };
}
