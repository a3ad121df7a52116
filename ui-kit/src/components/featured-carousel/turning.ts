import type { Swiper } from 'swiper/types';

/** Controls of the shelf's movement. */
export interface Turning {
  next: () => void;
  previous: () => void;
  goTo: (index: number) => void;
  /** Call when swiper starts to measure again. */
  onMeasured: () => void;
  /** Call when the user drags the shelf. */
  onDragged: () => void;
}

/** Number of retries if something else moves the shelf. */
const MOST_TRIES = 3;

/**
 * Keeps the shelf at the requested slide. An endless shelf moves in a later frame, and also moves back after a new
 * measurement. So the code stores the goal and checks the position after swiper's frames.
 */
export function turningOf(swiper: Swiper, count: number): Turning {
  /** Requested slide; undefined after a drag. */
  let goal: number | undefined;
  /** Id of swiper's last frame; 0 when none is awaited. */
  let awaited = 0;
  let tries = 0;
  const endless = swiper.params.loop;

  /** Waits for a frame of its own, which runs after swiper's frame. */
  const waitForIt = () => {
    const mine = requestAnimationFrame(() => {
      // A newer frame is awaited.
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
