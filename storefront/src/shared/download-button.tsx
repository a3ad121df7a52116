import Button, { type ButtonProps } from '@mui/material/Button';
import { useDownload } from 'app-core/download/use-download';
import { shopDay } from 'ui-kit/dates';
import { useSession } from './session/use-session.ts';

interface DownloadButtonProps extends Pick<ButtonProps, 'variant' | 'children'> {
  /** What the file's name begins with, before today's date. */
  name: string;
  /** What it ends with. */
  type: string;
  call: (options: { parseAs: 'blob' }) => Promise<{ data: unknown }>;
}

/** Takes a file along that only who is logged in has. */
export function DownloadButton({ name, type, call, ...button }: DownloadButtonProps) {
  const { authenticated } = useSession();
  const { download, busy } = useDownload(`${name}_${shopDay(new Date())}.${type}`, false, async () => ({
    data: (await call({ parseAs: 'blob' })).data as Blob,
  }));
  return <Button {...button} size="large" disabled={!authenticated} loading={busy} onClick={download} />;
}
