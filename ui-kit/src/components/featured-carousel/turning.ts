import type { Swiper } from 'swiper/types';

/** How a shelf is turned. */
export interface Turning {
  next: () => void;
  previous: () => void;
  goTo: (index: number) => void;
  /** It has begun to measure itself anew. */
  onMeasured: () => void;
  /** Somebody's finger has it. */
  onDragged: () => void;
}

/** So often it is told again, should something take it elsewhere each time. */
const MOST_TRIES = 3;

/**
 * A shelf without an end goes far by way of the next frame, and so it does when it was measured anew, to where it stood
 * before: who turns it between would be taken back. So it is known where it was told to go, and once swiper's own frames
 * are over it is looked at whether it went there.
 */
export function turningOf(swiper: Swiper, count: number): Turning {
  /** Where it was last told to go; nowhere once it was dragged. */
  let goal: number | undefined;
  /** Of swiper's frames the last one; none is awaited at 0. */
  let awaited = 0;
  let tries = 0;
  const endless = swiper.params.loop;

  /** Its own frame was asked for before this one. */
  const waitForIt = () => {
    const mine = requestAnimationFrame(() => {
      // Another one is to come.
      if (mine !== awaited) return;
      awaited = 0;
      const isThere = swiper.destroyed || goal === swiper.realIndex || tries === MOST_TRIES;
      if (goal === undefined || isThere) {
        tries = 0;
        return;
      }
      tries += 1;
      far(goal, 0);
    });
    awaited = mine;
  };
  const far = (index: number, speed?: number) => {
    swiper.slideToLoop(index, speed);
    waitForIt();
  };
  const step = (by: 1 | -1) => {
    if (awaited) {
      goal = ((goal ?? swiper.realIndex) + by + count) % count;
      return;
    }
    if (by > 0) swiper.slideNext();
    else swiper.slidePrev();
    goal = swiper.realIndex;
  };
  return {
    next: () => step(1),
    previous: () => step(-1),
    goTo: (index) => {
      if (!endless) {
        swiper.slideTo(index);
        return;
      }
      goal = index;
      if (!awaited) far(index);
    },
    onMeasured: () => {
      if (endless) waitForIt();
    },
    onDragged: () => {
      goal = undefined;
    },
  };
}
