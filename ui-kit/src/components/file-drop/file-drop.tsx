import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import FormHelperText from '@mui/material/FormHelperText';
import { useThemeProps } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { dropZoneStyles } from '../../forms/drop-zone.ts';
import { useFileDrop } from '../../forms/use-file-drop.ts';
import { styled } from '../../theme/styled.ts';

export interface FileDropProps {
  /** What the device's picker offers: '.xlsx,.csv'. */
  accept: string;
  /** The first one, where several are dropped. */
  onFile?: ((file: File) => void) | undefined;
  /** Instead, all of them: several may be chosen at once. */
  onFiles?: ((files: readonly File[]) => void) | undefined;
  help?: ReactNode;
  /** What was wrong with the last one. */
  error?: string | undefined;
  /** One is being taken: no other is meanwhile. */
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

/** One file, or several, chosen or dropped, and taken at once. */
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
