import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import PauseOutlined from '@mui/icons-material/PauseOutlined';
import PlayArrowOutlined from '@mui/icons-material/PlayArrowOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import { forcedColours, forcedFill } from '../../theme/forced-colours.ts';
import { shape, touchTarget } from '../../theme/tokens.ts';

export const featuredCarouselTexts = {
  loading: 'Cargando productos destacados...',
  error: 'Hubo un error al cargar el banner.',
  empty: 'Sin productos destacados',
  /** Role description for screen readers. */
  carousel: 'carrusel',
  slide: 'diapositiva',
  position: (position: number, count: number) => `${position} de ${count}`,
  /** Label of a dot; gets the position text. */
  goTo: (position: string) => `Ir al ${position}`,
  /** Text beside the progress line, which replaces the dots on phones. */
  count: (position: number, count: number) => `${position} / ${count}`,
  pause: 'Pausar',
  play: 'Reproducir',
  previous: 'Anterior',
  next: 'Siguiente',
};

export const Bar = styled('div', { name: 'TiendaFeaturedCarousel', slot: 'Bar' })({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: touchTarget,
  marginTop: 8,
});

/** Container width at which fifteen dots of touch size fit beside the buttons. */
const roomForDots = '@container (min-width: 860px)';

/** Dots that can be pressed if they fit at touch size; otherwise only for the keyboard. */
const Dots = styled('div', { name: 'TiendaFeaturedCarousel', slot: 'Dots' })(({ theme }) => ({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  justifyContent: 'center',
  minWidth: 0,
  '& i': {
    width: 8,
    height: 8,
    borderRadius: shape.full,
    background: theme.tokens.palette.border.control,
    transition: theme.transitions.create(['width', 'background-color']),
    ...forcedFill,
  },
  '& [data-current] i': {
    width: 20,
    background: theme.tokens.palette.primary.main,
    [forcedColours]: { backgroundColor: 'Highlight' },
  },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    width: touchTarget,
    height: touchTarget,
    padding: 0,
    border: 0,
    borderRadius: shape.control,
    background: 'none',
    cursor: 'pointer',
  },
  '& button:hover i': { background: theme.tokens.palette.text.primary },
  '@container (max-width: 859.95px)': { '&[data-many]': { display: 'none' } },
}));

/** A thin line with the visible share, and '3 / 15'. */
const Progress = styled('div', { name: 'TiendaFeaturedCarousel', slot: 'Progress' })(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: 12,
  minWidth: 0,
  marginInline: 8,
  borderRadius: shape.control,
  color: theme.tokens.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& span': {
    position: 'relative',
    flex: 1,
    height: 2,
    borderRadius: shape.full,
    background: theme.tokens.palette.divider,
    ...forcedFill,
  },
  '& i': {
    position: 'absolute',
    insetBlock: -1,
    borderRadius: shape.full,
    background: theme.tokens.palette.primary.main,
    transition: theme.transitions.create('inset-inline-start'),
    [forcedColours]: { backgroundColor: 'Highlight' },
  },
  [roomForDots]: { display: 'none' },
}));

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
const MANY_SLIDES = 4;

/** Buttons of the carousel. Pause comes first, so that keyboard users can stop the motion before they reach it. */
export function CarouselBar(props: Props) {
  const { positions, current, paused, controls, texts, onToggle, onPrevious, onNext, onGoTo } = props;
  const crowded = positions.length > MANY_SLIDES;
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
        // Before hydration `turnEarly` changes the text.
        <Progress aria-hidden data-progress="" suppressHydrationWarning>
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
