import Button, { type ButtonProps } from '@mui/material/Button';
import { useToasts } from 'ui-kit/use-toasts';
import { useOnceAtATime } from '../use-once-at-a-time.ts';

interface CorreoButtonProps extends Pick<ButtonProps, 'variant' | 'sx'> {
  label: string;
  call: () => Promise<{ data: { mensaje: string } }>;
  onDone?: () => unknown;
  /** What is shown may be old: it was confirmed elsewhere, or is over. */
  onFailed: () => unknown;
}

/** Does something about the e-mail of one's account, once at a time, and tells what came of it. */
export function CorreoButton({ label, call, onDone, onFailed, variant = 'outlined', sx }: CorreoButtonProps) {
  const toasts = useToasts();
  const { mutate, isPending } = useOnceAtATime({
    mutationFn: call,
    onSuccess: ({ data }) => {
      toasts.success(data.mensaje);
      return onDone?.();
    },
    onError: () => void onFailed(),
  });
  return (
    <Button variant={variant} aria-busy={isPending} onClick={() => mutate()} {...(sx && { sx })}>
      {label}
    </Button>
  );
}
