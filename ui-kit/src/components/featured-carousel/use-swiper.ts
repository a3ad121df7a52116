import { startTransition, useEffect, useRef, useState } from 'react';
import type { Swiper, SwiperOptions } from 'swiper/types';
import { type Turning, turningOf } from './turning.ts';
import { whenSeen } from './when-seen.ts';

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
          place.scrollLeft = 0;
          place.dataset.ready = '';
          made = new Made(place, options);
          turns = turningOf(made, count);
          setTurning(turns);
        },
        () => {},
      );
    const stopWaiting = whenSeen(place, () => void start());
    return () => {
      here = false;
      stopWaiting();
      made?.destroy(true, true);
      delete place.dataset.ready;
      setTurning(undefined);
      setLook(atFirst);
    };
  }, [count, speed]);

  return {
    shelf,
    ...look,
    ready: turning !== undefined,
    next: () => turning?.next(),
    previous: () => turning?.previous(),
    goTo: (index: number) => turning?.goTo(index),
  };
}
