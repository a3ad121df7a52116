import Button from '@mui/material/Button';
import { useDownload } from 'app-core/download/use-download';
import { shopDay } from 'ui-kit/dates';

interface DownloadButtonProps {
  label: string;
  /** What the file's name begins with: the shop's day follows. */
  name: string;
  type?: 'pdf' | 'xlsx';
  call: () => Promise<{ data: unknown }>;
}

/** A paper, or one spreadsheet, to take along. */
export function DownloadButton({ label, name, type = 'pdf', call }: DownloadButtonProps) {
  const file = `${name}_${shopDay(new Date())}.${type}`;
  const { download, busy } = useDownload(file, false, async () => ({ data: (await call()).data as Blob }));
  return (
    <Button loading={busy} onClick={download}>
      {label}
    </Button>
  );
}
