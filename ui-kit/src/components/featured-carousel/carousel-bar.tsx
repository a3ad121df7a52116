import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import PauseOutlined from '@mui/icons-material/PauseOutlined';
import PlayArrowOutlined from '@mui/icons-material/PlayArrowOutlined';
import IconButton from '@mui/material/IconButton';
import type { KeyboardEvent } from 'react';
import { Bar, Dots, Progress } from './carousel-bar-parts.ts';
import type { featuredCarouselTexts } from './featured-carousel.tsx';

interface Props {
  /** One text per slide: '1 de 3'. */
  positions: string[];
  current: number;
  paused: boolean;
  controls: string;
  texts: typeof featuredCarouselTexts;
  onToggle: () => void;
  onPrevious: () => void;
  onNext: () => void;
  onGoTo: (index: number) => void;
}

/** With more dots than this, phones show a line and arrows in their place. */
const many = 4;

/** Buttons of the carousel. Pause comes first, so that keyboard users can stop the motion before they reach it. */
export function CarouselBar(props: Props) {
  const { positions, current, paused, controls, texts, onToggle, onPrevious, onNext, onGoTo } = props;
  const crowded = positions.length > many;
  const part = (slides: number) => `${(100 * slides) / positions.length}%`;
  const byArrow = ({ key, currentTarget }: KeyboardEvent<HTMLElement>, index: number) => {
    const next = index + (key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0);
    const dot = next === index ? undefined : currentTarget.parentElement?.children[next];
    if (!(dot instanceof HTMLElement)) return;
    dot.focus();
    onGoTo(next);
  };
  return (
    <Bar>
      <IconButton onClick={onToggle} aria-label={paused ? texts.play : texts.pause}>
        {paused ? <PlayArrowOutlined /> : <PauseOutlined />}
      </IconButton>
      <Dots {...(crowded && { 'data-many': '' })}>
        {positions.map((position, index) => (
          <button
            key={position}
            type="button"
            aria-label={texts.goTo(position)}
            aria-controls={controls}
            // One Tab stop; arrow keys move between the dots.
            tabIndex={index === current ? 0 : -1}
            onKeyDown={(event) => byArrow(event, index)}
            {...(index === current && { 'aria-current': true, 'data-current': '' })}
            onClick={() => onGoTo(index)}
          >
            <i />
          </button>
        ))}
      </Dots>
      {crowded && (
        <Progress aria-hidden>
          <span>
            <i style={{ width: part(1), insetInlineStart: part(current) }} />
          </span>
          {texts.count(current + 1, positions.length)}
        </Progress>
      )}
      <IconButton onClick={onPrevious} aria-label={texts.previous} aria-controls={controls}>
        <ChevronLeftOutlined />
      </IconButton>
      <IconButton onClick={onNext} aria-label={texts.next} aria-controls={controls}>
        <ChevronRightOutlined />
      </IconButton>
    </Bar>
  );
}
