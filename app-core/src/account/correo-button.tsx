import Button, { type ButtonProps } from '@mui/material/Button';
import { useToasts } from 'ui-kit/use-toasts';
import { isToldByPolicy, messageOf } from '../queries/errors.ts';
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
    meta: { ownErrors: true },
    onSuccess: ({ data }) => {
      toasts.success(data.mensaje);
      return onDone?.();
    },
    onError: (error) => {
      if (!isToldByPolicy(error)) toasts.error(messageOf(error));
      void onFailed();
    },
  });
  return (
    <Button variant={variant} aria-busy={isPending} onClick={() => mutate()} {...(sx && { sx })}>
      {label}
    </Button>
  );
}
