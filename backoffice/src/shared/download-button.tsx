import Button from '@mui/material/Button';
import { useDownload } from 'app-core/download/use-download';
import { shopDay } from 'ui-kit/dates';

interface DownloadButtonProps {
  label: string;
  /** The start of the file name; the date in the shop's time zone follows. */
  name: string;
  type?: 'pdf' | 'xlsx';
  call: () => Promise<{ data: unknown }>;
}

/** Downloads a PDF or a spreadsheet. */
export function DownloadButton({ label, name, type = 'pdf', call }: DownloadButtonProps) {
  const file = `${name}_${shopDay(new Date())}.${type}`;
  const { download, busy } = useDownload(file, false, async () => ({ data: (await call()).data as Blob }));
  return (
    <Button loading={busy} onClick={download}>
      {label}
    </Button>
  );
}
