import Button from '@mui/material/Button';
import { keyframes, styled, useThemeProps } from '@mui/material/styles';
import { type FocusEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../components/visually-hidden/visually-hidden.tsx';
import { motion } from '../theme/tokens.ts';
import { StickyBar } from './sticky-bar.ts';
import { useReservedBottom } from './use-reserved-bottom.ts';

export interface SaveBarProps {
  /** Number of unsaved changes. The bar appears with the first one. */
  changes: number;
  /**
   * Whether the bar shows without changes too, with disabled buttons: for screens whose main buttons are here. Default
   * false.
   */
  always?: boolean;
  onUndo: () => void;
  /** Called to save; without `onSave` the button submits the form around the bar. */
  onSave?: () => void;
  busy?: boolean;
  /** Reason why saving is not possible yet; shown in the bar. */
  problem?: string;
  /** Content that helps to decide, for example the total. */
  children?: ReactNode;
  texts?: Partial<typeof saveBarTexts>;
}

export const saveBarTexts = {
  changes: (changes: number) => (changes === 1 ? '1 cambio sin guardar' : `${changes} cambios sin guardar`),
  /** Announced once when nothing is unsaved; shown in a bar with `always`. */
  clean: 'No hay cambios sin guardar',
  undo: 'Deshacer Cambios',
  save: 'Guardar Cambios',
  busy: 'Guardando…',
};

const name = 'TiendaSaveBar';
const rise = keyframes`from { transform: translateY(100%) } to { transform: none }`;

const Root = styled(StickyBar, { name, slot: 'Root' })({
  '&:not([data-always])': { animation: `${rise} ${motion.usual}ms ease-out` },
});

const Words = styled('div', { name, slot: 'Words' })(({ theme }) => ({
  flex: '1 1 200px',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& > p': { margin: 0 },
  '& > p:first-of-type': { fontWeight: 700 },
  '& > p[data-clean]': { fontWeight: 400, color: theme.tokens.palette.text.secondary },
  // On phones the disabled buttons say enough: leave the room to the list.
  [theme.breakpoints.down('sm')]: { '&:has(> p[data-clean])': { display: 'none' } },
  '& > p + p': { ...theme.typography.body2, color: theme.tokens.palette.error.main },
}));

const Actions = styled('div', { name, slot: 'Actions' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  [theme.breakpoints.down('sm')]: {
    width: '100%',
    display: 'grid',
    // Side by side at 360 px, because the list needs the height. Larger text stacks the buttons.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
    '& > button': { paddingInline: theme.spacing(2) },
  },
}));

/** Save and undo at the window's bottom, shown from the first change or `always`. Shows the number of changes. */
export function SaveBar(inProps: SaveBarProps) {
  const props = useThemeProps({ props: inProps, name });
  const { changes, always = false, onUndo, onSave, busy = false, children } = props;
  const texts = { ...saveBarTexts, ...props.texts };
  const bar = useRef<HTMLElement>(null);
  const status = useRef<HTMLSpanElement>(null);
  const hasFocus = useRef(false);
  const dirty = changes > 0;
  const shown = dirty || always;
  const words = dirty ? texts.changes(changes) : texts.clean;
  const problem = dirty ? props.problem : undefined;
  const [seen, setSeen] = useState(dirty);
  if (dirty && !seen) setSeen(true);
  useReservedBottom(bar, shown);
  const said = seen ? [words, problem].filter(Boolean).join('. ') : '';

  // The buttons disappear or become disabled: keep the focus in the bar.
  useLayoutEffect(() => {
    if (dirty || !hasFocus.current) return;
    hasFocus.current = false;
    status.current?.focus();
  }, [dirty]);
  const onFocus = () => {
    hasFocus.current = true;
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) hasFocus.current = false;
  };

  return (
    <>
      <VisuallyHidden ref={status} role="status" tabIndex={-1}>
        {busy ? texts.busy : said}
      </VisuallyHidden>
      {shown && (
        <Root
          ref={bar}
          aria-label={words}
          data-always={always ? '' : undefined}
          onFocus={onFocus}
          onBlur={onBlur}
        >
          <Words>
            <p data-clean={dirty ? undefined : ''}>{words}</p>
            {problem && <p>{problem}</p>}
          </Words>
          {children}
          <Actions>
            <Button variant="outlined" disabled={busy || !dirty} onClick={onUndo}>
              {texts.undo}
            </Button>
            <Button
              variant="contained"
              type={onSave ? 'button' : 'submit'}
              disabled={!dirty || problem !== undefined}
              loading={busy}
              loadingPosition="start"
              {...(onSave && { onClick: onSave })}
            >
              {busy ? texts.busy : texts.save}
            </Button>
          </Actions>
        </Root>
      )}
    </>
  );
}
