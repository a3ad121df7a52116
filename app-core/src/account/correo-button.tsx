import Button, { type ButtonProps } from '@mui/material/Button';
import { useToasts } from 'ui-kit/use-toasts';
import { useOnceAtATime } from '../use-once-at-a-time.ts';

interface CorreoButtonProps extends Pick<ButtonProps, 'variant' | 'sx'> {
  label: string;
  call: () => Promise<{ data: { mensaje: string } }>;
  onDone?: () => unknown;
  /** Called after a failure: the data on screen may be stale, for example when the e-mail was confirmed elsewhere. */
  onFailed: () => unknown;
}

/** Button that runs one call about the account's e-mail at a time and shows the result as a toast. */
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
