import Button from '@mui/material/Button';
import { useDownload } from 'app-core/download/use-download';
import { shopDay } from 'ui-kit/dates';

interface DownloadButtonProps {
  label: string;
  /** What the file's name begins with: the shop's day follows. */
  name: string;
  call: () => Promise<{ data: unknown }>;
}

/** A paper to take along. */
export function DownloadButton({ label, name, call }: DownloadButtonProps) {
  const file = `${name}_${shopDay(new Date())}.pdf`;
  const { download, busy } = useDownload(file, false, async () => ({ data: (await call()).data as Blob }));
  return (
    <Button loading={busy} onClick={download}>
      {label}
    </Button>
  );
}
