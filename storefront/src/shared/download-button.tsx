import Button, { type ButtonProps } from '@mui/material/Button';
import { useDownload } from 'app-core/download/use-download';
import { shopDay } from 'ui-kit/dates';
import { useSession } from './session/session.ts';

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

const FORMATOS = { xlsx: 'Excel', csv: 'CSV' } as const;
type Formato = keyof typeof FORMATOS;

interface PlanillaButtonsProps {
  /** Start of the file name, before today's date. */
  name: string;
  call: (options: { parseAs: 'blob'; query: { formato: Formato } }) => Promise<{ data: unknown }>;
}

/** Download buttons for a spreadsheet, one per format. */
export const PlanillaButtons = ({ name, call }: PlanillaButtonsProps) =>
  (Object.keys(FORMATOS) as Formato[]).map((formato) => (
    <DownloadButton
      key={formato}
      name={name}
      variant="outlined"
      type={formato}
      call={(options) => call({ ...options, query: { formato } })}
    >
      Descargar en {FORMATOS[formato]}
    </DownloadButton>
  ));
