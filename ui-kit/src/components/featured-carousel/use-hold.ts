import useMediaQuery from '@mui/material/useMediaQuery';
import { type FocusEvent, useState } from 'react';

export type CarouselState = 'playing' | 'hovered' | 'focused' | 'paused';

/** State of the carousel's pause: by button, focus inside, or pointer over it. Starts paused under reduced motion. */
export function useHold(startsPaused: boolean) {
  const reduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [wish, setWish] = useState<'paused' | 'playing' | undefined>(startsPaused ? 'paused' : undefined);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = wish ? wish === 'paused' : reduced;
  const state: CarouselState = paused ? 'paused' : focused ? 'focused' : hovered ? 'hovered' : 'playing';
  return {
    state,
    paused,
    reduced,
    toggle: () => setWish(paused ? 'playing' : 'paused'),
    holders: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}
