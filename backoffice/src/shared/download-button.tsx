import Button from '@mui/material/Button';
import { useDownload } from 'app-core/download/use-download';
import type { ReactNode } from 'react';
import { shopDay } from 'ui-kit/dates';

interface DownloadButtonProps {
  label: string;
  icon?: ReactNode;
  /** What the file's name begins with: the shop's day and the type follow. */
  name: string;
  type: 'pdf' | 'csv' | 'xlsx';
  call: () => Promise<{ data: unknown }>;
}

/** A file to take along. */
export function DownloadButton({ label, icon, name, type, call }: DownloadButtonProps) {
  const file = `${name}_${shopDay(new Date())}.${type}`;
  const { download, busy } = useDownload(file, false, async () => ({ data: (await call()).data as Blob }));
  return (
    <Button startIcon={icon} loading={busy} onClick={download}>
      {label}
    </Button>
  );
}
