import Button, { type ButtonProps } from '@mui/material/Button';
import { useDownload } from 'app-core/download/use-download';
import { shopDay } from 'ui-kit/dates';
import { useSession } from './session/use-session.ts';

interface DownloadButtonProps extends Pick<ButtonProps, 'variant' | 'children'> {
  /** Start of the file name, before today's date. */
  name: string;
  /** File extension. */
  type: string;
  call: (options: { parseAs: 'blob' }) => Promise<{ data: unknown }>;
}

/** Button that downloads a file that requires a session. */
export function DownloadButton({ name, type, call, ...button }: DownloadButtonProps) {
  const { authenticated } = useSession();
  const { download, busy } = useDownload(`${name}_${shopDay(new Date())}.${type}`, false, async () => ({
    data: (await call({ parseAs: 'blob' })).data as Blob,
  }));
  return <Button {...button} size="large" disabled={!authenticated} loading={busy} onClick={download} />;
}
