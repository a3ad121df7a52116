import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { LIMITS } from 'api-client/backoffice';
import { saveFile } from 'app-core/download/save-file';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { shopDay } from 'ui-kit/dates';
import { lateView } from 'ui-kit/late-view';
import { wholeText } from 'ui-kit/whole-text';
import { useLateMenu } from '../use-late-menu.ts';
import { FORMATO_TEXTS, type Formato, lastFormato } from './formato.ts';
import type { Also } from './formato-menu.tsx';

const view = lateView(async () => (await import('./formato-menu.tsx')).FormatoMenu);

export interface PlanillaDownloadProps {
  label: string;
  /** The start of the file name; the date in the shop's time zone and the format follow. */
  name: string;
  /** Number of rows, if it may exceed a spreadsheet's limit. */
  count?: number | undefined;
  /** Optional contents. */
  also?: Also | undefined;
  call: (formato: Formato) => Promise<{ data: unknown }>;
}

/** Downloads a list in the last used format, with a menu for others. */
export function PlanillaDownload({ label, name, count = 0, also, call }: PlanillaDownloadProps) {
  const formato = lastFormato.use();
  const { mutate, isPending } = useOnceAtATime({
    mutationFn: async (formato: Formato) =>
      saveFile((await call(formato)).data as Blob, `${name}_${shopDay(new Date())}.${formato}`),
  });
  const { Menu, menu, button } = useLateMenu(view);
  const buttonLabel = count > LIMITS.filasPerPlanilla ? firstText : label;
  return (
    <Stack direction="row">
      <Button
        startIcon={<FileDownloadOutlined />}
        loading={isPending}
        title={FORMATO_TEXTS[formato]}
        onClick={() => mutate(formato)}
      >
        {buttonLabel}
      </Button>
      <IconButton
        color="primary"
        aria-label={`Formato de la planilla: ${FORMATO_TEXTS[formato]}`}
        title="Formato de la planilla"
        aria-haspopup="menu"
        disabled={isPending}
        {...button}
      >
        <ExpandMoreOutlined />
      </IconButton>
      {Menu && (
        <Menu
          {...menu}
          selected={formato}
          also={also}
          onSelect={(chosen) => {
            lastFormato.set(chosen);
            menu.onClose();
            mutate(chosen);
          }}
        />
      )}
    </Stack>
  );
}

const firstText = `Descargar los primeros ${wholeText(LIMITS.filasPerPlanilla)}`;
