import { IconUpload } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import css from './dropzone.module.css';
import fieldCss from './field.module.css';

export interface DropzoneProps {
  readonly label: string;
  readonly hint?: ReactNode;
  /** MIME types and endings: ".pdf,application/pdf". The server decides what is accepted. */
  readonly accept?: string;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A file input with a large target; files may be dropped on it. */
export function Dropzone({ label, hint, accept, multiple = true, disabled, onFiles }: DropzoneProps) {
  const [over, setOver] = useState(false);
  const take = (list: FileList | null): void => {
    if (list && list.length > 0 && !disabled) onFiles(Array.from(list));
  };
  return (
    <label
      className={classNames(css.drop, over && css.dropping)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <IconUpload size={24} stroke={1.6} aria-hidden />
      <b>{label}</b>
      {hint && <span className={fieldCss.hint}>{hint}</span>}
      <input
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
    </label>
  );
}
