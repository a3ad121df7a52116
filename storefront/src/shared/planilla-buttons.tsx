import { DownloadButton } from './download-button.tsx';

const FORMATOS = { xlsx: 'Excel', csv: 'CSV' } as const;
type Formato = keyof typeof FORMATOS;

interface PlanillaButtonsProps {
  /** What the file's name begins with, before today's date. */
  name: string;
  call: (options: { parseAs: 'blob'; query: { formato: Formato } }) => Promise<{ data: unknown }>;
}

/** A list to reckon with, in each format that it comes in. */
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
