import { DownloadButton } from './download-button.tsx';

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
