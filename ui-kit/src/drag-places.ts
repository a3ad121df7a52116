export interface Point {
  x: number;
  y: number;
}

const NOWHERE: Point = { x: 0, y: 0 };

export const plus = (one: Point, other: Point): Point => ({ x: one.x + other.x, y: one.y + other.y });

export function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Returns the index of the nearest place. */
export function nearestTo(point: Point, places: readonly Point[]): number {
  const far = places.map(({ x, y }) => Math.hypot(x - point.x, y - point.y));
  return far.indexOf(Math.min(...far));
}

/** Returns how far an item moves from its place while another item is dragged between two places. */
export function shiftOf(index: number, from: number, to: number, places: readonly Point[]): Point {
  const next = from < index && index <= to ? index - 1 : to <= index && index < from ? index + 1 : index;
  const [here, there] = [places[index], places[next]];
  return here && there ? { x: there.x - here.x, y: there.y - here.y } : NOWHERE;
}
