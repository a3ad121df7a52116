import type { Page } from '@playwright/test';

/** Milliseconds: the longest wait for a paint after an input, the longest task, and the tasks' time beyond 50 ms. */
export interface Waits {
  paint: number;
  task: number;
  blocked: number;
}

/** Runs in the page: records waits since the last read. Tasks count from the first paint. */
export function watchWaits(): void {
  const window = globalThis as { waits?: Waits };
  window.waits = { paint: 0, task: 0, blocked: 0 };
  const { waits } = window;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) waits.paint = Math.max(waits.paint, duration);
  }).observe({ type: 'event', buffered: false, durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    for (const { duration, startTime } of list.getEntries()) {
      if (startTime < (painted?.startTime ?? Number.POSITIVE_INFINITY)) continue;
      waits.task = Math.max(waits.task, duration);
      waits.blocked += duration - 50;
    }
  }).observe({ type: 'longtask', buffered: true });
}

/** Returns the waits since the last call. */
export const waitsOf = (page: Page): Promise<Waits> =>
  page.evaluate(async () => {
    // The browser reports an event's duration only after the next paint.
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    const { waits } = globalThis as unknown as { waits: Waits };
    const copy = { ...waits };
    Object.assign(waits, { paint: 0, task: 0, blocked: 0 });
    return copy;
  });
