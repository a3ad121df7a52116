import { startTransition, useEffect, useRef, useState } from 'react';
import type { Swiper, SwiperOptions } from 'swiper/types';
import { whenIdle } from '../../when-idle.ts';

/** Controls of the shelf's movement. */
interface Turning {
  next: () => void;
  previous: () => void;
  goTo: (index: number) => void;
  /** Call when swiper starts to measure again. */
  onMeasured: () => void;
  /** Call when the user drags the shelf. */
  onDragged: () => void;
}

/** Number of retries if something else moves the shelf. */
const MAX_TRIES = 3;

/**
 * Keeps the shelf at the requested slide. An endless shelf moves in a later frame, and also moves back after a new
 * measurement. So the code stores the goal and checks the position after swiper's frames.
 */
function createTurning(swiper: Swiper, count: number): Turning {
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
      const isDone = swiper.destroyed || goal === swiper.realIndex || tries === MAX_TRIES;
      if (goal === undefined || isDone) {
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

/** Calls `go` once, when the element is visible and the browser is idle. Returns the cancel function. */
function whenVisible(element: Element, go: () => void): () => void {
  // Without the observer, as in jsdom, call at once.
  if (typeof IntersectionObserver === 'undefined') {
    go();
    return () => {};
  }
  let stop = () => observer.disconnect();
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    stop = whenIdle(go);
  });
  observer.observe(element);
  return () => stop();
}

/** From this number of slides the shelf is endless; with fewer it returns to the first. */
const endless = 8;

/** Returns the indexes of the slides with this class. */
const numbersOf = ({ slides }: Swiper, className: string) =>
  slides.filter(({ classList }) => classList.contains(className)).map(({ dataset }) => Number(dataset.index));

interface Look {
  current: number;
  /** Indexes of the visible slides; undefined (all) before swiper starts. */
  seen: number[] | undefined;
  /** Indexes of the slides that the shelf's end cuts off. */
  cut: number[];
  locked: boolean;
}

const atFirst: Look = { current: 0, seen: undefined, cut: [], locked: false };

function lookAt(swiper: Swiper): Look {
  const visible = numbersOf(swiper, 'swiper-slide-visible');
  const whole = numbersOf(swiper, 'swiper-slide-fully-visible');
  return {
    current: swiper.realIndex,
    // Without a size, as in a hidden tab panel, nothing is known yet.
    locked: swiper.isLocked && swiper.width > 0,
    seen: visible.length > 0 ? visible : undefined,
    cut: swiper.isLocked ? [] : visible.filter((one) => !whole.includes(one)),
  };
}

interface Wanted {
  count: number;
  /** Duration of a change in ms; 0 under reduced motion. */
  speed: number;
}

/** Starts swiper on the server's shelf once the shelf is visible and the browser is idle. */
export function useSwiper({ count, speed }: Wanted) {
  const shelf = useRef<HTMLDivElement>(null);
  const [turning, setTurning] = useState<Turning>();
  const [look, setLook] = useState(atFirst);
  /** The last turn that the user asked for before swiper started. */
  const wanted = useRef<(turns: Turning) => void>(undefined);
  useEffect(() => {
    const { current: place } = shelf;
    if (!place || count < 2) return;
    let made: Swiper | undefined;
    let turns: Turning | undefined;
    let here = true;
    let shown = '';
    const onChange = (swiper: Swiper) => {
      const now = lookAt(swiper);
      // Swiper reports many events that change nothing.
      if (JSON.stringify(now) === shown) return;
      shown = JSON.stringify(now);
      startTransition(() => setLook(now));
    };
    const options: SwiperOptions = {
      slidesPerView: 'auto',
      speed,
      loop: count >= endless,
      rewind: count < endless,
      watchSlidesProgress: true,
      watchOverflow: true,
      grabCursor: true,
      on: {
        init: onChange,
        slideChange: onChange,
        transitionEnd: onChange,
        resize: (swiper) => {
          turns?.onMeasured();
          onChange(swiper);
        },
        lock: onChange,
        unlock: onChange,
        touchStart: () => turns?.onDragged(),
      },
    };
    const start = () =>
      // If the import fails, the shelf still scrolls by hand.
      import('swiper').then(
        ({ Swiper: Made }) => {
          if (!here) return;
          // Start where the shelf was scrolled to before.
          const { offsetWidth = 1 } = place.querySelector<HTMLElement>('[data-index]') ?? {};
          const initialSlide = Math.round(place.scrollLeft / (offsetWidth || 1));
          place.scrollLeft = 0;
          place.dataset.ready = '';
          made = new Made(place, { ...options, initialSlide });
          turns = createTurning(made, count);
          setTurning(turns);
          wanted.current?.(turns);
          wanted.current = undefined;
        },
        () => {},
      );
    const stopWaiting = whenVisible(place, () => void start());
    return () => {
      here = false;
      stopWaiting();
      made?.destroy(true, true);
      delete place.dataset.ready;
      setTurning(undefined);
      setLook(atFirst);
    };
  }, [count, speed]);

  const turn = (go: (turns: Turning) => void) => {
    if (turning) go(turning);
    else wanted.current = go;
  };
  return {
    shelf,
    ...look,
    ready: turning !== undefined,
    next: () => turn((turns) => turns.next()),
    previous: () => turn((turns) => turns.previous()),
    goTo: (index: number) => turn((turns) => turns.goTo(index)),
  };
}
