import Button from '@mui/material/Button';
import { type MouseEvent, useRef } from 'react';
import { styled } from '../../theme/styled.ts';
import { touchArea } from '../../theme/tokens.ts';
import type { ToastOptions } from './toasts.ts';

const name = 'TiendaToast';

const Detail = styled('span', { name, slot: 'Detail' })(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  color: theme.tokens.palette.text.secondary,
  '& a': { ...touchArea, color: theme.tokens.palette.primary.main, fontWeight: 600 },
}));

interface ToastWordsProps {
  message: string;
  detail: NonNullable<ToastOptions['detail']>;
}

/** The message with its detail below. */
export function ToastWords({ message, detail: { text, href, onOpen } }: ToastWordsProps) {
  const open = (event: MouseEvent) => {
    // Let the browser open another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <>
      <span>{message}</span>
      <Detail>
        <a href={href} onClick={open}>
          {text}
        </a>
      </Detail>
    </>
  );
}

type ToastActionProps = NonNullable<ToastOptions['action']> & { onDone: () => void };

/** Action button; runs once, because the toast closes with a delay. */
export function ToastAction({ label, onClick, onDone }: ToastActionProps) {
  const done = useRef(false);
  return (
    <Button
      onClick={() => {
        if (done.current) return;
        done.current = true;
        onClick();
        onDone();
      }}
    >
      {label}
    </Button>
  );
}
