import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import PauseOutlined from '@mui/icons-material/PauseOutlined';
import PlayArrowOutlined from '@mui/icons-material/PlayArrowOutlined';
import IconButton from '@mui/material/IconButton';
import type { featuredCarouselTexts } from './featured-carousel.tsx';
import { Bar, Dots } from './featured-carousel-parts.ts';

interface Props {
  /** '1 de 3', one per slide. */
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

/** More dots than fit beside the buttons on a phone. */
const many = 4;

/** Pause first, so that whoever goes by keyboard can stop it before meeting what moves. */
export function CarouselBar(props: Props) {
  const { positions, current, paused, controls, texts, onToggle, onPrevious, onNext, onGoTo } = props;
  const crowded = positions.length > many;
  const mark = (index: number) => (index === current ? { 'data-current': '' } : {});
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
            {...(index === current && { 'aria-current': true })}
            {...mark(index)}
            onClick={() => onGoTo(index)}
          >
            <i />
          </button>
        ))}
      </Dots>
      {crowded && (
        <Dots data-marks="" aria-hidden>
          {positions.map((position, index) => (
            <i key={position} {...mark(index)} />
          ))}
        </Dots>
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
