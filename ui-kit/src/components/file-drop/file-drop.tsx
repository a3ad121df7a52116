import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import FormHelperText from '@mui/material/FormHelperText';
import { styled, useThemeProps } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { dropZoneStyles, useFileDrop } from '../../forms/drop-zone.ts';

export interface FileDropProps {
  /** File types that the device's picker offers: '.xlsx,.csv'. */
  accept: string;
  /** Called with one file; with the first one if several are dropped. */
  onFile?: ((file: File) => void) | undefined;
  /** Called with all files, in place of `onFile`; lets the user choose several. */
  onFiles?: ((files: readonly File[]) => void) | undefined;
  help?: ReactNode;
  /** Error of the last file. */
  error?: string | undefined;
  /** Whether a file is being processed; blocks further files. Default false. */
  busy?: boolean;
  texts?: Partial<typeof fileDropTexts>;
}

export const fileDropTexts = {
  choose: 'Elige un archivo',
  drop: 'o arrástralo hasta aquí',
  busy: 'Subiendo el archivo…',
};

const name = 'TiendaFileDrop';
const Root = styled('div', { name, slot: 'Root' })({
  overflowWrap: 'anywhere',
  '& label > *': { minWidth: 0 },
});
const Zone = styled('label', { name, slot: 'Zone' })(dropZoneStyles);

/** Field to choose or drop files, which are processed at once. */
export function FileDrop(inProps: FileDropProps) {
  const props = useThemeProps({ props: inProps, name });
  const { accept, onFile, onFiles, help, error, busy = false } = props;
  const texts = { ...fileDropTexts, ...props.texts };
  const helpId = useId();
  const add = (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    onFiles?.(files);
    onFile?.(file);
  };
  const { over, zone } = useFileDrop(add, busy);
  return (
    <Root {...zone}>
      <Zone data-over={over} data-error={error !== undefined} data-off={busy}>
        <UploadFileOutlined aria-hidden />
        <b>{busy ? texts.busy : texts.choose}</b>
        {!busy && <span>{texts.drop}</span>}
        <input
          type="file"
          accept={accept}
          multiple={onFiles !== undefined}
          disabled={busy}
          aria-invalid={error !== undefined}
          aria-describedby={(error ?? help) ? helpId : undefined}
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </Zone>
      {(error ?? help) && (
        <FormHelperText
          id={helpId}
          error={error !== undefined}
          {...(error !== undefined && { role: 'alert' })}
        >
          {error ?? help}
        </FormHelperText>
      )}
    </Root>
  );
}
